import type { SentTo } from '@school/contract/calls';
import type { Face } from '@school/contract/ratings/shapes';

import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';
import { insist, Refusal } from '#platform/refusal';

import type { RatedLesson } from './ratings.store.ts';
import { mayRate } from './rules/may-rate.ts';
import type { Tools } from './tools.ts';

type Word = SentTo<'POST /events/:eventId/rating'>['body'];

/** A lesson of this family in which this kid was; anybody else's is answered as none. */
async function lessonOf({ store }: Tools, familyId: string, lessonId: string, kidUid: string | undefined): Promise<RatedLesson> {
  const lesson = (await store.lessonsOf(familyId, lessonId)).find((it) => it.kidUid === kidUid);
  if (!lesson) throw new Refusal('ratings.not_asked');
  return lesson;
}

/** A parent says how a lesson was: stars, what was good or not, a comment. */
export const rateLesson =
  (tools: Tools) =>
  (who: Principal, lessonId: string, { kidUid, stars, options, comment }: Word): Promise<void> =>
    tools.db.inTransaction(async () => {
      const lesson = await lessonOf(tools, who.customerId, lessonId, kidUid);
      const at = tools.clock.now();
      insist(mayRate(lesson.conductedAt, at, tools.school.now('ratingDays')));
      await tools.store.say({ ratingId: newId(), side: 'parent', stars, face: null, options: [...new Set(options)], comment, at }, lesson);
      await tools.realtime.changed('ratings');
    });

/** A child says it with a face. */
export const faceLesson =
  (tools: Tools) =>
  (who: Principal, lessonId: string, face: Face): Promise<void> =>
    tools.db.inTransaction(async () => {
      const lesson = await lessonOf(tools, who.customerId, lessonId, who.kidUid);
      const at = tools.clock.now();
      insist(mayRate(lesson.conductedAt, at, tools.school.now('ratingDays')));
      await tools.store.say({ ratingId: newId(), side: 'kid', stars: null, face, options: [], comment: '', at }, lesson);
    });

/** The parent does not want to be asked about a lesson. */
export const skipRating =
  (tools: Tools) =>
  (who: Principal, lessonId: string, kidUid: string): Promise<void> =>
    tools.db.inTransaction(async () => {
      await tools.store.skip(await lessonOf(tools, who.customerId, lessonId, kidUid), tools.clock.now());
    });
