import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { anchorOf, findDeadReferences, readTree, type Tree } from './doc-references.ts';

const rule = (over: Partial<Record<'number' | 'source' | 'enforced' | 'held', string>> = {}): string =>
  [
    '',
    '# Lessons',
    '## Changing a lesson',
    '| rule | number | source | enforced in | held by |',
    '|---|---|---|---|---|',
    `| so many hours before | ${over.number ?? '`hoursLimits.cancel`'} | ${over.source ?? 'given, 0001'} | ${over.enforced ?? '`lessons/rules/changing.ts`'} | ${over.held ?? '`lessons/rules/changing.test.ts` "until 8 hours"'} |`,
    '',
  ].join('\n');

/** A small repository that is whole, with something put over it. */
function treeWith(over: Record<string, string> = {}): Tree {
  const files = new Map(
    Object.entries({
      'docs/rules/lessons.md': rule(),
      'docs/decisions/0001-the-stack.md': '# 1. The stack',
      'server/src/modules/lessons/rules/changing.ts':
        '/** docs/rules/lessons.md#changing-a-lesson, docs/decisions/0001 */ hoursLimits.cancel',
      'server/src/modules/lessons/rules/changing.test.ts': "test('until 8 hours before the start', () => {});",
      ...over,
    }),
  );
  return { files, has: (file) => files.has(file), constants: { hoursLimits: { cancel: 8 } } };
}

test('every reference of the repository leads somewhere', async () => {
  const tree = await readTree(path.resolve(import.meta.dirname, '..'));
  expect(tree.files.size).toBeGreaterThan(1000);
  expect([...tree.files.keys()].filter((file) => file.startsWith('docs/rules/')).length).toBeGreaterThan(15);
  expect(findDeadReferences(tree)).toEqual([]);
});

test('a repository that is whole has no fault', () => expect(findDeadReferences(treeWith())).toEqual([]));

test('an anchor is made as viewers make it', () => expect(anchorOf("Teachers' hours")).toBe('teachers-hours'));

const code = 'server/src/modules/lessons/cancel.ts';
const page = 'docs/rules/lessons.md';

describe('is refused:', () => {
  test.each([
    ['a page that is not there', { [code]: '// docs/rules/lesson.md' }, 'docs/rules/lesson.md is not there'],
    ['an anchor that is not there', { [code]: '// docs/rules/lessons.md#moving' }, 'has no #moving'],
    ['a record that is not there', { [code]: '// docs/decisions/0002' }, 'no record 0002'],
    ['a record under another name', { [code]: '// docs/decisions/0001-the-stock.md' }, 'is not there'],
    ['a record by its number in a page', { 'docs/design/x.md': 'See record 12.' }, 'no record 12'],
    ['a section of a paper', { [code]: '// Until 8 hours before (spec §9).' }, 'spec §'],
    ['a numbered point of a paper', { [code]: '/** At 8 hours it may (decisions D4). */' }, 'decisions D4'],
    ['a numbered point over two lines', { [code]: '/** At 8 hours (decisions\n * D4). */' }, 'names a paper'],
    ['a design of elsewhere', { [code]: '// as the money design wants it' }, 'money design'],
    ['a page without docs/', { [code]: '// design/security.md' }, 'without docs/'],
    ['a link of a page', { 'README.md': '[rules](docs/rules/people.md)' }, 'docs/rules/people.md is not there'],
    [
      'an amended record that does not say so',
      { 'docs/decisions/0002-x.md': '# 2. X\n\n**Amends.** 0001 (what).' },
      '0002 amends 0001, and only one',
    ],
    ['a file that a page names', { [page]: rule({ enforced: '`lessons/rules/moving.ts`' }) }, 'lessons/rules/moving.ts is not there'],
    ['a folder that is gone', { 'README.md': 'See `server/src/modules/stuck/`.' }, 'server/src/modules/stuck/ is not there'],
    ['a test that is gone', { [page]: rule({ held: '`lessons/rules/moving.test.ts`' }) }, 'moving.test.ts is not there'],
    ['a test with another title', { [page]: rule({ held: '`lessons/rules/changing.test.ts` "until 9 hours"' }) }, 'has no "until 9 hours"'],
    ['a rule that no test holds', { [page]: rule({ held: 'looking' }) }, 'no test holds'],
    ['a rule that nothing enforces', { [page]: rule({ enforced: '–' }) }, 'nothing enforces'],
    [
      'a number that the file does not name',
      { 'server/src/modules/lessons/rules/changing.ts': '' },
      'no file that enforces it names cancel',
    ],
    ['a test in the place of what enforces', { [page]: rule({ enforced: '`lessons/rules/changing.test.ts`' }) }, 'a test enforces nothing'],
    ['a rule without a source', { [page]: rule({ source: '–' }) }, 'without a source'],
    ['a rule from a record that is not there', { [page]: rule({ source: '0099' }) }, 'no record 0099'],
    ['a number that is not in the contract', { [page]: rule({ number: '`hoursLimits.move`' }) }, 'no hoursLimits.move'],
    ['a list that is not in the contract', { [page]: rule({ number: '`lessonKinds`' }) }, 'no lessonKinds'],
  ])('%s', (_, over, fault) => {
    const faults = findDeadReferences(treeWith(over));
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.join('\n')).toContain(fault);
  });
});
