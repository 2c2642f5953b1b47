import { execFileSync } from 'node:child_process';

import { expect, test } from 'vitest';

import { faultsOf } from './commits.ts';

/** The last commit from before the rule. */
const before = 'f01a4944';

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Undefined where the history is not there: a downloaded archive, a shallow clone. */
function subjects(): string[] | undefined {
  try {
    git('merge-base', '--is-ancestor', before, 'HEAD');
  } catch {
    return undefined;
  }
  return git('log', '--no-merges', '--format=%s', `${before}..HEAD`)
    .split('\n')
    .filter((line) => line !== '');
}

test.each([
  ['Requests are measured by histograms', []],
  ['x'.repeat(72), []],
  ['x'.repeat(73), ['is 73 characters long, at most 72']],
  ['Requests are measured; exports are streamed', ['holds two changes (;)']],
  ['fix: the sheet closes', ['begins with a label and not with what is now true']],
  ['WIP', ['says nothing']],
])('the subject %j', (subject, faults) => {
  expect(faultsOf(subject)).toEqual(faults);
});

test('every new commit says in one short line what is now true', () => {
  const bad = (subjects() ?? []).flatMap((subject) => faultsOf(subject).map((fault) => `${subject}: ${fault}`));
  expect(bad).toEqual([]);
});
