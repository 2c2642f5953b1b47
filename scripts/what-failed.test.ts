import { expect, it } from 'vitest';

import { whatFailed } from './what-failed.ts';

const noise = Array.from({ length: 200 }, (_, index) => ` ✓ file-${String(index)}.test.ts (3 tests) 12ms`);

it('names a failed unit test with its error, though colours and passed files stand around it', () => {
  const output = [
    ...noise,
    '\u001B[41m FAIL \u001B[49m \u001B[46m server \u001B[49m ledger.test.ts > adds up',
    'AssertionError: expected 1 to be 2',
    '',
    ...noise,
  ];
  const colourless = [...noise, ' FAIL  server ledger.test.ts > adds up', 'AssertionError: expected 1 to be 2', '', ...noise];
  for (const said of [output, colourless]) {
    const [name, error] = whatFailed(said, 20);
    expect(name).toMatch(/FAIL +server +ledger.test.ts > adds up/);
    expect(error).toBe('AssertionError: expected 1 to be 2');
  }
});

it('names a failed journey with its error', () => {
  const output = [...noise, '  1) trial.spec.ts:12:1 › a parent books ────', '', '    Error: element(s) not found', ...noise];
  expect(whatFailed(output, 20).slice(0, 2)).toEqual(['  1) trial.spec.ts:12:1 › a parent books ────', '    Error: element(s) not found']);
});

it('names as many failed tests as fit, and says how many do not', () => {
  const output = Array.from({ length: 30 }, (_, index) => [` FAIL  a.test.ts > case ${String(index)}`, 'Error: no']).flat();
  const shown = whatFailed(output, 20);
  expect(shown).toHaveLength(20);
  expect(shown[18]).toBe(' FAIL  a.test.ts > case 18');
  expect(shown[19]).toBe('and 11 more');
});

it('shows the end of what a step says that names no tests', () => {
  expect(whatFailed([...noise, 'web/a.ts(3,1): error TS2322: no'], 3).at(-1)).toBe('web/a.ts(3,1): error TS2322: no');
  expect(whatFailed(noise, 3)).toHaveLength(3);
});
