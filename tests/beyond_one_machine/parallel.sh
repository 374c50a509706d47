# README's line for GNU parallel on one machine: sh this PROGRAM
. "$(dirname "$0")/begin.sh"
. "$scripts/parallel_lines.sh"

line=$(readme_line '^parallel --pipepart')
answers_as_one_process_does "$line"
reports_a_bad_hand "$line"
