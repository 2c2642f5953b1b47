import { createLibrary } from '#modules/library';
import { describe, expect, test } from 'vitest';

import { changedLibrary } from '../../library/testing.ts';
import { checkPlaybooks } from './check-playbooks.ts';
import { misspelt, wordsOf } from '../content/spelling.ts';

/** `npm run content` makes 200, in the long tests 2000. */
const seeds = process.env['LONG'] === '1' ? 200 : 2;
const lesson = 'courses/reading/r1/08-v-d.yaml';

const broken = (file: string, wrong: string, instead: string) =>
  checkPlaybooks(changedLibrary('reading', file, wrong, instead), { seeds: 3 }).faults;

describe('npm run content', () => {
  test(`finds nothing wrong with what is there, in ${seeds} attempts at each generated task`, { timeout: 120_000 }, () =>
    expect(checkPlaybooks(createLibrary(), { seeds }).faults).toEqual([]),
  );

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
    [
      'letters that were not taught yet',
      lesson,
      'pool: вбдрас',
      'pool: вбцрас',
      `${lesson}: task 1 (hottext by letter-find): asks to read letters that were not taught yet: ц`,
    ],
    ['homework that is not a task', lesson, 'home: [1', 'home: [19', `${lesson}: home: numbers of tasks, each once`],
    ['a figure that cannot be traced', lesson, 'figure: В', 'figure: Ѣ', `${lesson}: task 5: no figure ru: Ѣ`],
    [
      'a picture that is not listed',
      'courses/reading/r1/07-p-b.yaml',
      'picture: 🥁',
      'picture: 🦷🦷',
      'courses/reading/r1/07-p-b.yaml: task 6: the picture 🦷🦷 is not in content/pictures.yaml',
    ],
    [
      'two right sides that look alike',
      'courses/reading/r1/05-i-y.yaml',
      '[нос, носы]',
      '[нос, рамы]',
      'courses/reading/r1/05-i-y.yaml: task 5: pairs: two on the right look alike',
    ],
    ['syllables that are not the word', 'lexicon.yaml', 'syllables: со-ба-ка', 'syllables: со-ба', 'lexicon.yaml'],
  ])('tells of %s, with the file and the place', (_what, file, wrong, instead, told) => {
    expect(broken(file, wrong, instead)).toEqual(expect.arrayContaining([expect.stringContaining(told)]));
  });

  const hello = 'courses/bilingual/b1/01-hello.yaml';
  const skills = 'skills: [b.hello]';
  const say = 'Я Мяу. Привет! Помаши мне.';
  const many = 'Раз два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать.';
  test.each([
    ['a skill that nobody knows', skills, 'skills: [b.nothing]', `${hello}: skills: b.nothing is not in courses/bilingual/skills.yaml`],
    ['a panel without a picture', '- {picture: "🐱", say:', '- {say:', `${hello}: panel 1: picture: a picture, or a stimulus`],
    ['a picture of a panel that is not listed', 'picture: "🐱", say:', 'picture: 🦷🦷, say:', `${hello}: panel 1: the picture 🦷🦷 is not`],
    ['a panel of too many words', say, many, `${hello}: panel 1: 13 words are too many to hear at once`],
    [
      'a certificate for nothing',
      skills,
      `${skills}\ncertificate: {ru: Раз два три., en: One two three.}`,
      `${hello}: certificate: is given for a review or a project`,
    ],
    ['a review that gives none', skills, `${skills}\nkind: review`, `${hello}: certificate: a review gives one`],
    [
      'an authored task of a lesson of several skills that names none',
      skills,
      'skills: [b.hello, b.who, b.family]',
      'task 7 (say): says no skill, and its lesson teaches several',
    ],
    ['two lessons at one place', 'at: 1\n', 'at: 2\n', 'bilingual/b1/13'],
  ])('tells of %s', (_what, from, to, told) => {
    const library = changedLibrary('bilingual', hello, from, to);
    expect(checkPlaybooks(library, { seeds: 1 }).faults).toEqual(expect.arrayContaining([expect.stringContaining(told)]));
  });

  test('says how much of its year each level has', () =>
    expect(checkPlaybooks(changedLibrary('bilingual', hello, skills, skills), { seeds: 1 }).years).toEqual([
      expect.stringMatching(/^bilingual b1: \d+ of 36 lessons, about \d+ minutes$/),
    ]));

  test('tells of a word that no dictionary knows and nobody has allowed', () => {
    const told = (from: string, to: string) => {
      const library = changedLibrary('reading', 'courses/reading/r1/05-i-y.yaml', from, to);
      return misspelt(library, wordsOf(library, { seeds: 1 }), (_, words) => words.filter((word) => ['носфы', 'шадь'].includes(word)));
    };
    expect(told('носы', 'носфы')).toEqual([
      'courses/reading/r1/05-i-y.yaml: nobody knows the word «носфы»: mend it, or allow it in spelling.yaml',
    ]);
    // A word told by its syllables is that word; spelling.yaml allows what is wrong on purpose.
    expect(told('носы', 'ло-шадь')).toEqual([]);
    const allowed = changedLibrary('reading', 'spelling.yaml', 'барсик', 'барабашка');
    expect(misspelt(allowed, { ru: new Map([['Барабашка', 'here']]), en: new Map() }, (_, words) => words)).toEqual([]);
  });
});
