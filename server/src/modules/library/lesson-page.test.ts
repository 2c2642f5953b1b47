import { expect, test } from 'vitest';

import { createLibrary } from './library.ts';
import { bodyOf, readBody } from './lesson-page.ts';

const lessons = createLibrary()
  .courses()
  .flatMap(({ levels }) => levels.flatMap((level) => level.lessons));

const [first] = lessons;
if (!first) throw new Error('content has no lesson');
const page = bodyOf(first);
const withTask = (written: string, its: object = {}) =>
  readBody({ ...page, tasks: [{ ask: null, hint: null, explain: null, written, atHome: true, ...its }] });

test('every lesson of content comes back from its page as it was', () => {
  const asWritten = lessons.map(({ title, goal, letters, tasks, home, path }) => ({
    path,
    written: { title, goal, ...(letters !== undefined && { letters }), tasks, home },
    faults: [],
  }));
  expect(lessons.map((lesson) => ({ path: lesson.path, ...readBody(bodyOf(lesson)) }))).toEqual(asWritten);
});

test.each([
  ['what is no YAML', 'template: [', 1],
  ['a task without a template', '', 1],
  ['a key that is there twice', 'template: slide\ntemplate: slide', 1],
  [
    'a few lines that would be millions',
    `a: &a [${'1,'.repeat(99)}1]\nb: &b [${'*a,'.repeat(99)}*a]\ntemplate: [${'*b,'.repeat(99)}*b]`,
    1,
  ],
])('%s is told with its task', (_, written, task) => {
  expect(withTask(written)).toEqual({ written: undefined, faults: [{ kind: 'wrong', task, about: expect.stringMatching(/./) }] });
});

test('what is asked stands in its field or in the rest, not in both', () => {
  const ask = { ru: 'Кто дома?', en: 'Who is at home?' };
  expect(withTask('template: choice-one\nask: Кто?', { ask }).faults).toEqual([{ kind: 'wrong', task: 1, about: 'ask: is written twice' }]);
  expect(withTask('template: choice-one', { ask }).written?.tasks).toEqual([{ template: 'choice-one', ask }]);
});

test('homework needs a task', () => {
  expect(withTask('template: slide', { atHome: false }).faults).toMatchObject([{ task: null, about: expect.stringContaining('home') }]);
});
