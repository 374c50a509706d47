import subprocess
import dask.bag
from dask.distributed import Client

def answers(hands):
    return [subprocess.run(["twentyfour", "--expression"], input="".join(hands),
                           stdout=subprocess.PIPE, text=True, check=True).stdout]

if __name__ == "__main__":
    client = Client(n_workers=2, threads_per_worker=1, dashboard_address=None)
    hands = dask.bag.read_text("hands.txt", blocksize="1MB")
    hands.map_partitions(answers).to_textfiles("answers/*.txt")
