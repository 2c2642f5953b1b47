import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';

/**
 * Stops PostgreSQL when nobody uses it any more, however they went (kill -9 included).
 * The starter holds its standard input, and tells on it the number of the postmaster (0: none is running);
 * after `open`, other processes can hold the named pipe for writing. The system closes both for the dead.
 */
const script = `
trap '' INT TERM HUP PIPE
pipe="$1/keep"; postmaster=0; opened=
while read -r line; do
  case "$line" in
    open) rm -f "$pipe"; mkfifo -m 600 "$pipe" && exec 3<>"$pipe" 4<"$pipe" && opened=yes && echo ready;;
    *) postmaster=$line;;
  esac
done
if [ "$opened" ]; then
  exec 3>&-
  cat <&4 >/dev/null
  rm -f "$pipe"
  cat <&4 >/dev/null
  exec 4<&-
fi
echo alone 2>/dev/null
[ "$postmaster" -gt 0 ] || exit 0
kill -INT "$postmaster" 2>/dev/null
tries=0
while kill -0 "$postmaster" 2>/dev/null && [ $tries -lt 1200 ]; do
  case "$(cat "/proc/$postmaster/stat" 2>/dev/null)" in *") Z "*) break;; esac
  tries=$((tries+1)); sleep 0.05
done
rmdir "$1" 2>/dev/null
echo stopped 2>/dev/null
`;

export interface Watchdog {
  /** Tells which process to stop, at a start and at each restart; 0 while there is none. */
  watch(postmaster: number): void;
  /** From now on others may hold on to it too. */
  open(): Promise<void>;
  /** Lets go. Resolves to true when PostgreSQL has stopped, to false when others still use it. */
  release(): Promise<boolean>;
}

/** Starts the watchdog beside the sockets; it is in no group that Ctrl-C or a closing terminal reaches. */
export function startWatchdog(socketFolder: string): Watchdog {
  const shell = spawn('/bin/sh', ['-c', script, 'chip-school-watchdog', socketFolder], {
    stdio: ['pipe', 'pipe', 'ignore'],
    detached: true,
    cwd: '/',
    env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin' },
  });
  shell.on('error', () => undefined);
  shell.stdin.on('error', () => undefined);
  let said = '';
  shell.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  const hasSaid = async (word: string, patience: number): Promise<boolean> => {
    const until = performance.now() + patience;
    while (!said.includes(word) && shell.exitCode === null && performance.now() < until) await pause(5);
    return said.includes(word);
  };
  // It must outlive us, and must not keep us alive.
  shell.unref();
  for (const stream of [shell.stdin, shell.stdout]) (stream as typeof stream & { unref?(): void }).unref?.();
  return {
    watch: (postmaster) => void shell.stdin.write(`${postmaster}\n`),
    open: async () => {
      shell.stdin.write('open\n');
      if (!(await hasSaid('ready', 10_000))) {
        throw new Error(`The watchdog of PostgreSQL could not make its pipe in ${socketFolder}`);
      }
    },
    release: async () => {
      shell.stdin.end();
      // With nobody else there it says so at once; then it is worth waiting for the last checkpoint.
      if (!(await hasSaid('alone', 1_000))) return shell.exitCode !== null;
      await hasSaid('stopped', 60_000);
      return true;
    },
  };
}

/** Joins those for whom the watchdog keeps a running PostgreSQL; undefined when it has no watchdog (any more). */
export async function holdOn(socketFolder: string): Promise<FileHandle | undefined> {
  return open(path.join(socketFolder, 'keep'), constants.O_WRONLY | constants.O_NONBLOCK).catch(() => undefined);
}

export const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, milliseconds));
