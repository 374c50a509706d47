# README's line for GNU parallel on several machines: sh this PROGRAM SSHD. Each machine is
# this one, under another name, by an sshd with keys, settings and a port of its own. Not tested where
# sshd lets the user in by no means: one whose account is locked.
. "$(dirname "$0")/begin.sh"
. "$scripts/parallel_lines.sh"
sshd=$2
sshd_process=
sshd_folder=

stop_servers() {
  if [ -n "$sshd_process" ]; then
    kill "$sshd_process" || true
    wait "$sshd_process" || true
  fi
  if [ -n "$sshd_folder" ]; then rmdir "$sshd_folder"; fi
}

# Run by root, sshd asks for this folder.
if [ "$(id -u)" -eq 0 ] && [ ! -e /run/sshd ]; then
  mkdir -m 755 /run/sshd
  sshd_folder=/run/sshd
fi

ssh-keygen -q -t ed25519 -N '' -f host_key
ssh-keygen -q -t ed25519 -N '' -f user_key
mkdir parallel_there

# write_settings PORT: those of sshd and of ssh.
write_settings() {
  cat > sshd_config << END
ListenAddress 127.0.0.1
Port $1
HostKey $folder/host_key
AuthorizedKeysFile $folder/user_key.pub
AuthenticationMethods publickey
PermitRootLogin prohibit-password
StrictModes no
UsePAM no
PidFile none
MaxStartups 100
SetEnv PATH=$PATH PARALLEL_HOME=$folder/parallel_there
END
  cat > ssh_config << END
Host one two
  HostName 127.0.0.1
  Port $1
  HostKeyAlias this
  IdentityFile $folder/user_key
  IdentitiesOnly yes
  IdentityAgent none
  UserKnownHostsFile $folder/known_hosts
  GlobalKnownHostsFile /dev/null
  StrictHostKeyChecking yes
  BatchMode yes
  ConnectTimeout 10
  LogLevel ERROR
END
}
printf 'this %s\n' "$(cat host_key.pub)" > known_hosts

# Whether sshd answers; it ends by itself where the port is in use.
sshd_answers() {
  for _ in 1 2 3 4 5 6 7 8 9 10; do
    if ssh -F ssh_config one true 2> ssh_log; then return 0; fi
    kill -0 "$sshd_process" 2> /dev/null || return 1
    sleep 1
  done
  return 1
}

start_sshd() {
  for attempt in 0 1 2 3 4; do
    write_settings $((20000 + ($$ + 1000 * attempt) % 12000))
    "$sshd" -D -e -f "$folder/sshd_config" 2> sshd_log &
    sshd_process=$!
    if sshd_answers; then return 0; fi
    kill "$sshd_process" 2> /dev/null || true
    wait "$sshd_process" || true
    sshd_process=
  done
  cat sshd_log ssh_log
  # Status 77: not tested.
  if grep -q "not allowed because account is locked" sshd_log; then exit 77; fi
  fail "sshd does not answer"
}

start_sshd
export PARALLEL_SSH="ssh -F $folder/ssh_config"
line=$(readme_line '--sshlogin one,two ')
answers_as_one_process_does "$line"
cut -f 2 blocks | grep -qx one
cut -f 2 blocks | grep -qx two
reports_a_bad_hand "$line"
