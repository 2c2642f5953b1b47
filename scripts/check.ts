import { runSteps, sayHowItWent } from './steps.ts';

/**
 * `npm run check`: what needs neither a database nor a browser. `types` and `lint` have one thread each (package.json): every thread
 * of their type checker builds the types anew, which takes two to three times the CPU.
 */
sayHowItWent(await runSteps(['lint', 'types', 'house', 'dead', 'format', 'docs']));
