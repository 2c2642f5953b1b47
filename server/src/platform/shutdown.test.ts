import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

import { expect, test } from 'vitest';

/** A process of its own with these steps; answers with what it said and how it ended after the signals. */
async function runUntil(steps: string, ...signals: NodeJS.Signals[]): Promise<{ said: string; status: number | null }> {
  const program = `
    const { stopOnSignals } = await import(${JSON.stringify(new URL('./shutdown.ts', import.meta.url).href)});
    const quiet = { error() {}, fatal() {} };
    const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    stopOnSignals({ log: quiet, steps: ${steps} });
    setInterval(() => {}, 1000);
    console.log('up');`;
  const child: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (said += text));
  await expect.poll(() => said, { timeout: 60_000 }).toContain('up');
  for (const signal of signals) {
    child.kill(signal);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  const [status] = child.exitCode === null ? ((await once(child, 'exit')) as [number | null]) : [child.exitCode];
  return { said, status };
}

test('a signal runs every step in order and ends well', async () => {
  const { said, status } = await runUntil(`[async () => { await pause(20); console.log('one'); }, () => console.log('two')]`, 'SIGTERM');
  expect([said.trim().split('\n'), status]).toEqual([['up', 'one', 'two'], 0]);
});

test('a step that fails does not keep the later ones from running', async () => {
  const { said, status } = await runUntil(`[() => { throw new Error('no') }, () => console.log('two')]`, 'SIGINT');
  expect([said.trim().split('\n'), status]).toEqual([['up', 'two'], 1]);
});

test('a second signal ends it at once', async () => {
  const { status } = await runUntil(`[() => pause(60_000)]`, 'SIGINT', 'SIGINT');
  expect(status).toBe(1);
});
