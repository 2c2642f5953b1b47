import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { lessonChecks } from '@school/contract/playbooks/lesson-checks';
import { texts as en } from '@school/words/en/manager/lesson-editor';
import { texts as ru } from '@school/words/ru/manager/lesson-editor';
import { expect, test } from 'vitest';

import { toldByCode } from './told-by-code.ts';

const told = (about: string) => {
  const { where, check, values } = toldByCode({ kind: 'wrong', task: 1, about });
  return [where, check, values];
};

test('a line of the checks is told by its code, its field and its values', () => {
  expect(told('right: there are not so many options')).toEqual(['right', 'fewOptions', {}]);
  expect(told('with: count: Too big: expected number to be <=10')).toEqual(['with count', 'tooBig', { limit: '10' }]);
  expect(told('item 2: options: two options look alike')).toEqual(['item 2 options', 'alike', { what: 'options' }]);
  expect(told('seed 3, item 1: the hint tells the answer: «Это 13»')).toEqual([null, 'hintTells', { text: 'Это 13' }]);
  expect(told('bad indentation of a mapping entry (2:3)')).toEqual([null, 'yaml', { line: '2', column: '3' }]);
  expect(told('Something that no check says')).toEqual([null, 'other', { line: 'Something that no check says' }]);
});

test('every code has words in both languages, each in its own', () => {
  const values = { expected: 'string', received: 'number', what: 'options' };
  const named = lessonChecks.filter((check) => check !== 'other');
  expect(named.filter((check) => !/[а-яё]/i.test(ru.checks[check](values)))).toEqual([]);
  expect(named.filter((check) => /[а-яё]/i.test(en.checks[check](values)))).toEqual([]);
});

/** Lines that templates and generators say, as their sources have them; what stands between is any value. */
function linesOf(folder: string): string[] {
  const from = path.resolve(import.meta.dirname, '..', folder);
  const sources = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts') && !name.includes('test'));
  return sources.flatMap((name) =>
    [...readFileSync(path.join(from, name), 'utf8').matchAll(/(?:message: |throw new Error\()(['`])((?:(?!\1).)+)\1/g)].map(
      ([, , line = '']) => line.replace(/\$\{[^}]+\}/g, '7'),
    ),
  );
}

test('no template and no generator says a line without a code', () => {
  const lines = [...linesOf('templates'), ...linesOf('../generators')];
  expect(lines.length).toBeGreaterThan(30);
  expect(lines.filter((line) => toldByCode({ kind: 'wrong', task: 1, about: line }).check === 'other')).toEqual([]);
});
