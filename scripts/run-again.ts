import { stripVTControlCharacters } from 'node:util';

import { run, type Done } from './steps.ts';

/** More red tests than this are no chance: nothing is run again. */
const mostTests = 5;

/** A test that failed, and how its step is asked for it alone. */
interface Failed {
  name: string;
  only: string;
}

/** How a step names a failed test: Vitest its project, file and test, Playwright its file, line and title. */
const namesOf: Readonly<Record<string, (line: string) => Failed | undefined>> = {
  unit: ofVitest,
  'unit:zone': ofVitest,
  journeys: (line) => {
    const [, where, title] = /^ {2}\d+\) (\S+?:\d+)(?::\d+)? › (.+?)[ ─]*$/.exec(line) ?? [];
    return where && title ? { name: `${where} › ${title}`, only: where } : undefined;
  },
};

function ofVitest(line: string): Failed | undefined {
  const [, file, test] = /^ FAIL +(?:\S+ +)?(\S+\.test\.tsx?) > (.+)$/.exec(line) ?? [];
  return file && test ? { name: `${file} > ${test}`, only: file } : undefined;
}

/**
 * The tests that a step names as failed, each once; undefined where it names none, too many, or more than failed tests: a file that
 * could not be read, an error outside of any test.
 */
export function failedTests({ step, output }: Pick<Done, 'step' | 'output'>): readonly Failed[] | undefined {
  const nameOf = namesOf[step];
  if (!nameOf) return undefined;
  const lines = output.map((line) => stripVTControlCharacters(line).trimEnd());
  const failed = new Map<string, Failed>();
  for (const line of lines) {
    const test = nameOf(line);
    if (test) failed.set(test.name, test);
    else if (/^ FAIL |^⎯+ *Unhandled |^ +\d+ (?:did not run|interrupted)/.test(line)) return undefined;
  }
  return failed.size > 0 && failed.size <= mostTests ? [...failed.values()] : undefined;
}

/**
 * Runs the tests that were red beside everything else once more, alone: on two cores one that waits may lose to all the others. A step
 * all of whose red tests are green then is right, and names them as unsteady (docs/decisions/0152-what-was-red-beside-the-others.md).
 */
export async function runAgain(done: readonly Done[], folder?: string): Promise<readonly Done[]> {
  const judged: Done[] = [];
  for (const first of done) {
    const failed = first.isRight ? undefined : failedTests(first);
    if (!failed) {
      judged.push(first);
      continue;
    }
    const again = await run(first.step, [...new Set(failed.map(({ only }) => only))], folder);
    const seconds = first.seconds + again.seconds;
    judged.push(again.isRight ? { ...again, seconds, unsteady: failed.map(({ name }) => name) } : { ...again, seconds });
  }
  return judged;
}
