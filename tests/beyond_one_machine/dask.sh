# answers.py, on a cluster of its own and on one that runs already: sh this PROGRAM PYTHON
. "$(dirname "$0")/begin.sh"
python=$2
PYTHONPATH=${PATH%%:*}
export PYTHONPATH
servers=
# In place of /tmp.
export DASK_TEMPORARY_DIRECTORY="$folder"

stop_servers() {
  for server in $servers; do
    kill "$server" || true
    wait "$server" || true
  done
}

# run_script FILE
run_script() {
  rm -rf answers
  "$python" "$1" < /dev/null
}

# answers_as_one_process_does FILE
answers_as_one_process_does() {
  run_script "$1"
  at_least_ten "blocks" "$(ls answers | wc -l)"
  cat answers/*.txt | cmp expected.txt -
}

# start_cluster: a scheduler, whose address goes into the file address, and two workers.
start_cluster() {
  "$python" -m dask scheduler --host 127.0.0.1 --port 0 --no-dashboard \
    --scheduler-file scheduler.json > scheduler_log 2>&1 &
  servers=$!
  for worker in 1 2; do
    "$python" -m dask worker --host 127.0.0.1 --nthreads 1 --no-dashboard \
      --scheduler-file scheduler.json > "worker_log_$worker" 2>&1 &
    servers="$! $servers"
  done
  until sed -n 's|^.*"tcp://\(127[.0-9]*:[0-9]*\)".*$|\1|p' scheduler.json > address &&
    test -s address; do
    kill -0 "${servers##* }" || { cat scheduler_log; fail "the scheduler has ended"; }
    sleep 1
  done 2> /dev/null
}

answers_as_one_process_does "$scripts/answers.py"

start_cluster
sed "s/Client(.*)/Client(\"$(cat address)\")/" "$scripts/answers.py" > elsewhere.py
grep Client elsewhere.py
answers_as_one_process_does elsewhere.py
stop_servers
servers=

spoil_hands
status=0
run_script "$scripts/answers.py" > errors 2>&1 || status=$?
tail -n 3 errors
test "$status" -eq 1
grep -q '^twentyfour.Error: twentyfour: <stdin>:.* found "x"$' errors
