# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
#
# For lists of checks, which read this file: they stop at the first check that fails, and print the minutes of each
# step at the end. A check may run beside the steps that follow it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
exec < /dev/null

# The manifests turn warnings into errors, and debug builds check the invariants of the solver, the engine and the host.
export QUOIN_WARNINGS_AS_ERRORS=1 QUOIN_INVARIANTS=1

names=()
starts=()

# Begins a step with a name.
step() {
  names+=("$*")
  starts+=("$SECONDS")
  printf '\n== %s (after %d s)\n' "$*" "$SECONDS"
}

# Prints a number of seconds in minutes, and a name.
print_time() { printf '%4d.%d min  %s\n' "$(($1 / 60))" "$(($1 % 60 / 6))" "$2"; }

print_times() {
  local status=$1 index count=${#names[@]} end
  printf '\n'
  for ((index = 0; index < count; index++)); do
    end=${starts[index + 1]:-$SECONDS}
    print_time "$((end - starts[index]))" "${names[index]}"
  done
  print_time "$SECONDS" "in total"
  if [ "$status" -ne 0 ] && [ "$count" -gt 0 ]; then echo "failed: ${names[count - 1]}"; fi
  return "$status"
}

# The output of each command that runs beside the steps, in a file with its name.
logs=$(mktemp -d)
declare -A beside

# Starts a command beside the steps that follow: NAME COMMAND ...
start() {
  # With a process group of its own, it can be ended with all that it started.
  set -m
  "${@:2}" > "$logs/$1" 2>&1 &
  beside[$1]=$!
  set +m
}

# Waits for a command, and prints its output. It is a step, which fails as the command does.
finish() {
  step "$1"
  local status=0
  wait "${beside[$1]}" || status=$?
  unset "beside[$1]"
  cat "$logs/$1"
  return "$status"
}

end() {
  local status=$? process
  for process in "${beside[@]}"; do kill -- "-$process" 2> /dev/null || true; done
  rm -rf "$logs"
  print_times "$status"
}
trap end EXIT

# Installs packages of Debian if a command is missing.
need() {
  local command=$1
  shift
  if ! command -v "$command" > /dev/null; then apt-get update && apt-get install --yes --no-install-recommends "$@"; fi
}
