import { ratingLimits } from '@school/contract/ratings/limits';
import type { LessonRating, LessonToRate, TeacherRating } from '@school/contract/ratings/shapes';
import { Subject } from '@school/contract/catalogue/shapes';
import type { AnswerOf, SentTo } from '@school/contract/calls';

import type { SchoolSettings } from '#modules/school';
import type { Db } from '#platform/db';
import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import { faceLesson, rateLesson, skipRating } from './rate-lesson.ts';
import { createRatingStore, type Rating } from './ratings.store.ts';
import { averageOf, ratingOf } from './rules/average.ts';
import { createSurveyStore } from './surveys.store.ts';
import { familySurveys, type SurveyTools } from './surveys.ts';
import type { Tools } from './tools.ts';

type Query = SentTo<'GET /manager/ratings'>['query'];

/** How lessons were, in the words of those who were there (docs/rules/wire.md#rating). */
export function createRatings({
  db,
  promotions,
  school,
  ...given
}: Omit<Tools, 'db' | 'store'> & Pick<SurveyTools, 'promotions'> & { db: Db; school: Pick<SchoolSettings, 'now'> }) {
  const lowStars = () => school.now('lowStars');
  const tools: Tools = { ...given, db, store: createRatingStore(db, lowStars), school };
  const { clock, families, calendar, store, audit, realtime } = tools;

  const since = () => clock.now().subtract({ hours: ratingLimits.averageDays * 24 });
  /** How a teacher is rated; `from` ratings make an average. */
  const ofTeacher = async (teacherId: string, from?: number): Promise<TeacherRating> =>
    ratingOf(await store.ofTeacher(teacherId, since()), from);

  async function shown(rows: readonly Rating[]): Promise<LessonRating[]> {
    const familyIds = [...new Set(rows.map(({ familyId }) => familyId))];
    const [names, kids] = await Promise.all([families.namesOf(familyIds), families.kidsOfMany(familyIds)]);
    const teachers = new Map<string, string>();
    for (const { teacherId } of rows) if (!teachers.has(teacherId)) teachers.set(teacherId, (await calendar.teacher(teacherId)).name);
    return rows.map((it) => ({
      ratingId: it.ratingId,
      eventId: it.lessonId,
      familyId: it.familyId,
      familyName: names.get(it.familyId) ?? '',
      kidName: kids.find(({ kidUid }) => kidUid === it.kidUid)?.name ?? '',
      teacherId: it.teacherId,
      teacherName: teachers.get(it.teacherId) ?? '',
      subject: Subject.parse(it.subject),
      timestamp: it.startedAt.toString(),
      at: it.at.toString(),
      by: it.side,
      stars: it.stars,
      face: it.face,
      options: it.options,
      comment: it.comment,
      handled: it.handledAt ? { at: it.handledAt.toString(), byName: it.handledName ?? '', note: it.handledNote ?? '' } : null,
      waits: it.handledAt === null && it.stars !== null && it.stars <= lowStars(),
    }));
  }

  return {
    /** Short surveys of parents. */
    surveys: familySurveys({ db, clock, families, promotions, school, surveys: createSurveyStore(db) }),
    rate: rateLesson(tools),
    face: faceLesson(tools),
    skip: skipRating(tools),
    ofTeacher,
    /** Averages of teachers, each once there are enough ratings to name no family. */
    async teachersShown(): Promise<Map<string, ReturnType<typeof averageOf>>> {
      const sums = await store.sums(since());
      return new Map(sums.map(({ teacherId, ...given }) => [teacherId, averageOf(given, ratingLimits.averageFrom)]));
    },
    /** What strangers may know: averages of teachers and of the school, each once there are enough ratings to name no family. */
    async shownToAll() {
      const sums = await store.sums(since());
      const all = { count: sums.reduce((total, { count }) => total + count, 0), sum: sums.reduce((total, { sum }) => total + sum, 0) };
      return {
        teachers: new Map(sums.map(({ teacherId, ...given }) => [teacherId, averageOf(given, ratingLimits.averageFrom)])),
        school: averageOf(all, ratingLimits.schoolFrom),
      };
    },
    /** What somebody is asked about: a parent for all kids, a kid for itself. */
    async asked({ role, customerId, kidUid }: Principal): Promise<LessonToRate[]> {
      const from = clock.now().subtract({ hours: school.now('ratingDays') * 24 });
      const side = role === 'kid' ? 'kid' : 'parent';
      const lessons = await store.open(customerId, kidUid, side, from, ratingLimits.askedAtOnce);
      const kids = lessons.length > 0 ? await families.kidsOfMany([customerId]) : [];
      return Promise.all(
        lessons.map(async ({ lessonId, startedAt, teacherId, subject, ...lesson }) => {
          const teacher = await calendar.teacher(teacherId);
          return {
            eventId: lessonId,
            kidUid: lesson.kidUid,
            kidName: kids.find((kid) => kid.kidUid === lesson.kidUid)?.name ?? '',
            subject: Subject.parse(subject),
            teacherName: teacher.name,
            teacherAvatar: teacher.avatar,
            kidFace: lesson.kidFace,
            timestamp: startedAt.toString(),
          };
        }),
      );
    },
    /** The managers' list; what waits is shown the longest waiting first. */
    async list({ show = 'all', teacherId, familyId, search, before }: Query = {}): Promise<AnswerOf<'GET /manager/ratings'>> {
      const waiting = show === 'waiting';
      const rows = await store.list({
        waiting,
        teacherId,
        familyId,
        search: search?.trim(),
        before: before === undefined ? undefined : readCursor(before),
        limit: ratingLimits.page + 1,
      });
      const page = rows.slice(0, ratingLimits.page);
      const last = rows.length > page.length ? page.at(-1) : undefined;
      return {
        ratings: await shown(page),
        next: last ? `${last.at.toString()}_${last.ratingId}` : null,
        waiting: await store.countWaiting(),
      };
    },
    /** Low ratings that nobody has seen to. */
    countWaiting: () => store.countWaiting(),
    /** Somebody of the school has called the family: the note stays beside the rating, and in the log. */
    handle: (who: { accountId: string; role: string; name: string }, ratingId: string, note: string): Promise<LessonRating> =>
      tools.db.inTransaction(async () => {
        const rating = await store.find(ratingId);
        if (!rating) throw new Refusal('ratings.rating_not_found');
        if (rating.handledAt) throw new Refusal('ratings.handled_already');
        await store.handle(ratingId, { at: clock.now(), name: who.name, note });
        const subject = { type: 'rating', id: ratingId };
        await audit.record({ by: who, act: 'ratings.answered', familyId: rating.familyId, subject, reason: note });
        await realtime.changed('ratings');
        const [answer] = await shown([{ ...rating, handledAt: clock.now(), handledName: who.name, handledNote: note }]);
        if (!answer) throw new Refusal('ratings.rating_not_found');
        return answer;
      }),
  };
}

export type Ratings = ReturnType<typeof createRatings>;

function readCursor(text: string): { at: string; ratingId: string } {
  const [, at, ratingId] = /^([\d:.TZ-]{20,40})_([0-9a-f-]{36})$/.exec(text) ?? [];
  if (!at || !ratingId || Number.isNaN(Date.parse(at))) throw new Refusal('request.invalid', { where: 'query.before' });
  return { at, ratingId };
}
