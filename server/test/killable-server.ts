import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { onTestFinished } from 'vitest';

/** A server in a process of its own, told by its arguments; it says its port when it is open, and dies with the test at the latest. */
export async function openKillable(file: string, ...told: string[]) {
  const child = spawn(process.execPath, [file, ...told], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    port: Number(line.toString()),
    /** The next line that it says, asked for by a signal. */
    async answerTo(signal: NodeJS.Signals): Promise<string> {
      const said = once(child.stdout, 'data');
      child.kill(signal);
      return ((await said) as [Buffer])[0].toString().trim();
    },
    /** Without a word, or as it is asked to go (`SIGTERM`). */
    async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}
