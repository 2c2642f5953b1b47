import { execFileSync } from 'node:child_process';

import { expect, test } from 'vitest';

import { faultsOf } from './commits.ts';

/** The last commit from before the rule. */
const before = 'f01a49446e3c6ddeedee15f281fada259edb8173';

/** Landed with a fault, and what has landed is not rewritten. */
const landed = new Set([
  'f140a9755440d4a6428b9ff43e8d8baa2ca95077',
  '1c07b3c8c3081187366ea1f7abb2bff608c46f38',
  '0158b99289179d05057702dcfbe444bf0df2bb77',
  '7c9ff351aa3b6b3775f9446eabeb850269c2a45a',
]);

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Undefined where the history is not there: a downloaded archive, a shallow clone. */
function subjects(): string[] | undefined {
  try {
    git('merge-base', '--is-ancestor', before, 'HEAD');
  } catch {
    return undefined;
  }
  return git('log', '--no-merges', '--format=%H %s', `${before}..HEAD`)
    .split('\n')
    .filter((line) => line !== '' && !landed.has(line.slice(0, 40)))
    .map((line) => line.slice(41));
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
