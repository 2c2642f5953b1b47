import { runAgain } from './run-again.ts';
import { runSteps, sayHowItWent } from './steps.ts';

/**
 * `npm test`: everything CI runs. What knows nothing of each other runs beside each other: a journey mostly waits for its pages, and
 * the unit tests have the processor meanwhile. The web app is built first, since schools of both serve it.
 */
const before = await runSteps([['content'], ['build', 'size', 'types', 'house', 'dead']]);
const tests = await runSteps([
  ['unit', 'unit:zone'],
  ['lint', 'format', 'docs', 'journeys'],
]);
sayHowItWent([...before, ...(await runAgain(tests))]);
