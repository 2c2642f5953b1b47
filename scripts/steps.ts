import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { whatFailed } from './what-failed.ts';

/** What became of a step. */
export interface Done {
  step: string;
  isRight: boolean;
  seconds: number;
  output: readonly string[];
  /** Tests that were red beside the others and green alone. */
  unsteady?: readonly string[];
}

/** What failed is said again at the end, in so many lines: a CI page shows the last ones only. */
const linesOfWhatFailed = 45;

/** Steps beside each other: of more, on two cores, tests that wait for a page or a lock would lose to all the others. */
const atOnce = 2;

/**
 * Runs npm scripts, two at once and in this order: whoever ends takes the next, so no core waits for a lane that is longer. All are run
 * whatever became of those before, so that one look shows everything that is wrong; what they say stands behind their names, line by line.
 */
export async function runSteps(steps: readonly string[], folder?: string): Promise<Done[]> {
  const done: Done[] = [];
  const waiting = [...steps];
  const takeNext = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) done.push(await run(step, [], folder));
  };
  await Promise.all(Array.from({ length: atOnce }, takeNext));
  return done;
}

/** Says what failed, what was right, and how long it took; with a wrong step the process ends badly. */
export function sayHowItWent(done: readonly Done[]): void {
  const failed = done.filter(({ isRight }) => !isRight);
  for (const { step, output } of failed) {
    console.log(`What failed in ${step}:`);
    for (const line of whatFailed(output, Math.floor(linesOfWhatFailed / failed.length))) console.log(line);
  }
  for (const { step, isRight, seconds } of done) console.log(`${isRight ? 'right' : 'WRONG'}: ${step}, ${seconds.toFixed(1)} s`);
  for (const { step, unsteady = [] } of done)
    for (const test of unsteady) console.log(`Unsteady: ${step}, ${test} (red beside the others, green alone)`);
  const wrong = failed.map(({ step }) => step);
  if (wrong.length > 0) console.log(`Not right: ${wrong.join(', ')}`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}

/** Runs one npm script, with words of its own behind it: of this folder's package, or of another's. */
export async function run(step: string, words: readonly string[] = [], folder = process.cwd()): Promise<Done> {
  const began = performance.now();
  const asked = ['run', '--silent', step, ...(words.length > 0 ? ['--', ...words] : [])];
  const child = spawn('npm', asked, { stdio: ['ignore', 'pipe', 'pipe'], cwd: folder });
  const output: string[] = [];
  const say = (line: string) => {
    output.push(line);
    console.log(`${step} | ${line}`);
  };
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) say(line);
    });
    stream.on('end', () => rest !== '' && say(rest));
  }
  const [status] = (await once(child, 'close')) as [number | null];
  return { step, isRight: status === 0, seconds: (performance.now() - began) / 1000, output };
}
