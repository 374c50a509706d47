import dask.bag
from dask.distributed import Client
from twentyfour import Program

def answers(hands):
    return Program("--expression").lines(hands)

if __name__ == "__main__":
    client = Client(n_workers=2, threads_per_worker=1, dashboard_address=None)
    hands = dask.bag.read_text("hands.txt", blocksize="1MB")
    hands.map_partitions(answers).to_textfiles("answers/*.txt", last_endline=True)
