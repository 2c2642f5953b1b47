import { createLibrary } from '#modules/library';
import type { Answer } from '@school/contract/playbooks/answers';
import { Task } from '@school/contract/playbooks/tasks';
import { describe, expect, test } from 'vitest';

import type { ItemRow } from './stores/items.store.ts';
import { judge } from './attempts/judge.ts';
import { untouchedItems } from './attempts/untouched-items.ts';
import { isFinished, meanCredit } from './rules/completion.ts';
import { scoreTier } from './rules/score-tier.ts';
import { createPlaybookCatalogue, type Playbook } from './content/playbook-catalogue.ts';
import { templateOf } from './templates/registry.ts';
import type { Item } from './templates/base/template.ts';
import { rightAnswer, tellTales, wrongAnswer } from './testing.ts';

const library = createLibrary();
const playbookCatalogue = createPlaybookCatalogue(library);
const lessons = library
  .courses()
  .flatMap((course) =>
    course.levels.flatMap(({ lessons: all }) => all.map((lesson) => ({ course: course.courseCode, lesson, path: lesson.path }))),
  );
const playbooksOf = ({ course, lesson }: (typeof lessons)[number]) =>
  (['online', 'home'] as const).map((kind) => playbookCatalogue.playbook(course, lesson, kind));

/** Every item of a playbook for one attempt, as the store keeps it. */
const rowsOf = ({ slides }: Playbook, seed: string): ItemRow[] =>
  slides.flatMap((slide, taskIdx) => untouchedItems(slide, taskIdx, seed, playbookCatalogue.material()));

/** Answers everything, again and again as long as the school lets it; the score of the playbook. */
function play(playbook: Playbook, seed: string, answer: (item: Item) => Answer): number {
  const rows = rowsOf(playbook, seed).map((row) => {
    let now = row;
    for (let tryNumber = 1; tryNumber <= 3 && now.state === 'open'; tryNumber++) {
      const judged = judge(now, answer(now.item));
      if (!judged) throw new Error(`${playbook.playbookUid}: ${now.item.template} takes no such answer`);
      now = { ...now, ...judged.item };
    }
    return now;
  });
  expect(isFinished(rows)).toBe(true);
  return scoreTier(meanCredit(rows, playbook.kind));
}

describe.each(lessons)('$path', (place) => {
  test('opens, and is played to its end: all right is 100, nothing right is less', () => {
    for (const playbook of playbooksOf(place)) {
      // A teacher's mark is still to come for work done at home.
      const most = playbook.kind === 'home' && playbook.slides.some(({ template }) => templateOf(template).judge === 'teacher') ? 66 : 100;
      expect([playbook.playbookUid, play(playbook, 'robot', rightAnswer)]).toEqual([playbook.playbookUid, most]);
      // Where nothing is judged at once (a lesson of speech and voice), nothing can be wrong.
      if (playbook.slides.some(({ template }) => templateOf(template).judge === 'school'))
        expect(play(playbook, 'robot', wrongAnswer)).toBeLessThan(100);
    }
  });

  test('shows the child nothing that tells the answer', () => {
    for (const playbook of playbooksOf(place)) {
      for (const { item } of rowsOf(playbook, 'search')) {
        const shown = templateOf(item.template).shown(item);
        expect(Task.safeParse(shown).error).toBeUndefined();
        expect(tellTales(shown)).toEqual([]);
      }
    }
  });
});

test('the rounds of a slide are different questions', () => {
  const friendsOfTen = lessons.find(({ lesson }) => lesson.lessonCode === 'm2-08');
  if (!friendsOfTen) throw new Error('no lesson m2-08');
  for (const seed of ['one', 'two', 'three']) {
    const [online] = playbooksOf(friendsOfTen);
    const asked = rowsOf(online!, seed).flatMap(({ taskIdx, item }) => (taskIdx === 0 ? [item.ask.ru] : []));
    expect(new Set(asked).size).toBe(8);
  }
});

test('there is a lesson for every homework of levels m2 and r1', () => {
  for (const level of ['m2', 'r1']) expect(lessons.filter(({ lesson }) => lesson.lessonCode.startsWith(`${level}-`))).toHaveLength(36);
});
