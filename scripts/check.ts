import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';

/**
 * `npm run check`: the steps that know nothing of each other run beside each other, the longest first. Each one's words are
 * printed when it is over, and all are run, so that one look shows everything that is wrong. `types` and `lint` have one thread
 * each (package.json): every thread of their type checker builds the types anew, which takes two to three times the CPU.
 */
const steps = ['lint', 'types', 'house', 'format', 'docs'];

const wrong: string[] = [];
async function run(step: string): Promise<void> {
  const began = performance.now();
  const child = spawn('npm', ['run', '--silent', step], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) wrong.push(step);
  console.log(`${output.trimEnd()}\n${status === 0 ? 'right' : 'WRONG'}: ${step}, ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

async function lane(): Promise<void> {
  for (let step = steps.shift(); step !== undefined; step = steps.shift()) await run(step);
}
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, lane));
if (wrong.length > 0) console.log(`Not right: ${wrong.join(', ')}`);
process.exitCode = wrong.length > 0 ? 1 : 0;
