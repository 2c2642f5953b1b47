import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createLibrary } from '#modules/library';
import { describe, expect, onTestFinished, test } from 'vitest';

import { checkPlaybooks } from './check-playbooks.ts';

const content = path.resolve(import.meta.dirname, '../../../../content');
const lesson = 'courses/reading/r1/08-v-d.yaml';

/** A copy of content/ with one course, in which one thing of one file is changed. */
function broken(file: string, wrong: string, instead: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of ['courses/reading', 'stories', 'lexicon.yaml', 'strokes.yaml', 'pictures.yaml'])
    cpSync(path.join(content, part), path.join(folder, part), { recursive: true });
  const text = readFileSync(path.join(folder, file), 'utf8');
  expect(text).toContain(wrong);
  writeFileSync(path.join(folder, file), text.replace(wrong, instead));
  return checkPlaybooks(createLibrary({ folder }), { seeds: 3 }).faults;
}

describe('npm run content', () => {
  test('finds nothing wrong with what is there', () => expect(checkPlaybooks(createLibrary(), { seeds: 2 }).faults).toEqual([]));

  test.each([
    ['an answer out of range', lesson, 'right: 2', 'right: 4', `${lesson}: task 7: right: there are not so many options`],
    ['an option twice', lesson, 'папа и мама', 'Дима и кот', `${lesson}: task 7: options: another option looks like the right one`],
    ['a language that is missing', lesson, 'ask: {ru: Прочитай, en: Read}', 'ask: {ru: Прочитай}', `${lesson}: task 6: ask`],
    ['a template nobody knows', lesson, 'template: hottext', 'template: hottxt', `${lesson}: task 1: template`],
    [
      'a generator nobody knows',
      lesson,
      'generator: picture-word',
      'generator: picture-wrd',
      `${lesson}: task 4: no generator picture-wrd`,
    ],
    ['a parameter out of range', lesson, 'count: 3', 'count: 30', `${lesson}: task 4: with: count`],
    ['words that no one can make with these letters', lesson, 'letters: аоуыимснлрткпбвд}', 'letters: ъ}', `${lesson}: task 3`],
    ['homework that is not a task', lesson, 'home: [1', 'home: [19', `${lesson}: home: numbers of tasks, each once`],
    ['a figure that cannot be traced', lesson, 'figure: В', 'figure: Ѣ', `${lesson}: task 5: no figure ru: Ѣ`],
    [
      'a picture that is not listed',
      'courses/reading/r1/07-p-b.yaml',
      'picture: 🥁',
      'picture: 🦷🦷',
      'courses/reading/r1/07-p-b.yaml: task 6: the picture 🦷🦷 is not in content/pictures.yaml',
    ],
    ['syllables that are not the word', 'lexicon.yaml', 'syllables: со-ба-ка', 'syllables: со-ба', 'lexicon.yaml'],
  ])('tells of %s, with the file and the place', (_what, file, wrong, instead, told) => {
    expect(broken(file, wrong, instead)).toEqual(expect.arrayContaining([expect.stringContaining(told)]));
  });
});
