import { installJanus } from './install-janus.ts';
import { runAgain } from './run-again.ts';
import { runSteps, sayHowItWent } from './steps.ts';

/**
 * `npm test`: everything CI runs. What knows nothing of each other runs beside each other: a journey mostly waits for its pages, and
 * the unit tests have the processor meanwhile. The web app is built first, since schools of both serve it: `npm ci` has just done it where the machine is fresh. The two long steps come next,
 * and what has one thread fills the cores when one of them has ended.
 */
// Beside the build, which leaves a core: the browser of the journeys may be installed by the same apt, after it.
const [before] = await Promise.all([runSteps(['prepare']), installJanus()]);
const tests = await runSteps([
  'unit',
  'journeys',
  'lint',
  'types',
  'unit:zone',
  'content:quick',
  'house',
  'dead',
  'size',
  'format',
  'docs',
]);
sayHowItWent([...before, ...(await runAgain(tests))]);
