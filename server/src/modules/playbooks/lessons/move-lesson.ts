import type { SentTo } from '@school/contract/calls';
import { numberOf } from '@school/contract/learning/lesson-number';

import type { Colleague } from '#platform/dated-rows';
import { Refusal } from '#platform/refusal';

import type { Tools } from '../dependencies/dependencies.ts';
import { lettersTaught } from '../checks/check-letters.ts';
import { checkDraft } from './check-draft.ts';
import { type Place, placed, type Placed } from './place.ts';

type Asked = SentTo<'POST /manager/lessons/:courseCode/:lessonCode/move'>['body'];

/**
 * A lesson changes places with the one before or after it in its level. Who has come to either keeps it: progress is kept by codes. It
 * stays where it is when children would be asked to read letters that they learn later.
 */
export const moveLesson =
  (tools: Pick<Tools, 'library' | 'db' | 'playbookCatalogue'>) =>
  (place: Place, { to, number }: Asked, by: Colleague): Promise<void> =>
    tools.db.inTransaction(async () => {
      const { editing } = tools.library;
      await editing.lock();
      const it = await placed(tools, place);
      const { level, lesson, isNew } = it;
      if (isNew) throw new Refusal('playbooks.lesson_not_found');
      const known = numberOf(place.courseCode, lesson);
      if (known !== number) throw new Refusal('playbooks.lesson_moved', { number: known });
      const here = level.lessons.indexOf(lesson);
      const there = to === 'up' ? here - 1 : here + 1;
      const other = level.lessons[there];
      if (!other) throw new Refusal('playbooks.lesson_at_end');
      const lessons = level.lessons.with(here, other).with(there, lesson);
      const [earlier, later] = to === 'up' ? [lesson, other] : [other, lesson];
      if (!canBeReadAt(tools, await placed(tools, { ...place, lessonCode: earlier.lessonCode }), lessons))
        throw new Refusal('playbooks.letters_come_later', { number: numberOf(place.courseCode, later) });
      // All of them, so that a lesson that a later release brings between them moves none.
      const places = lessons.map(({ lessonCode }, at) => ({ courseCode: place.courseCode, lessonCode, place: at + 1 }));
      await editing.move(places, by);
    });

/** Whether a lesson asks for no letters that are taught after it, once its level stands in this order. */
function canBeReadAt(tools: Pick<Tools, 'playbookCatalogue'>, it: Placed, lessons: Placed['level']['lessons']): boolean {
  if (lettersTaught(lessons).size === 0) return true;
  return checkDraft(tools, { ...it, level: { ...it.level, lessons } }, it.lesson).every(({ kind }) => kind !== 'wrong');
}
