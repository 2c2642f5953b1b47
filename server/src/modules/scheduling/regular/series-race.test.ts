import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db';
import { newId } from '#platform/ids';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { insistBooksAgree } from '../../ledger/testing.ts';
import { usualPromises } from '../../calendar/rules/testing.ts';
import { createLessonWriter } from '../../calendar/stores/lesson-writer.store.ts';
import { lessonOfOne } from '../../calendar/rules/wanted-lesson.ts';
import { haveTeacher } from '../testing.ts';
import { haveLearner, rowsOf } from './testing.ts';

const isLong = process.env['LONG'] === '1';
const [clients, teachersWanted] = isLong ? [100, 8] : [16, 2];
const everyDay = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, fromMinute: 0, toMinute: 1440 }));

/** Pairs of lessons that stand and overlap, of one teacher or one kid, and deadlocks that PostgreSQL had to break. */
async function faultsOf({ db }: TestSchool) {
  await db.run(sql`select pg_stat_force_next_flush()`);
  return db.one(sql`
    select
      (select count(*) from scheduling_lessons a join scheduling_lessons b on a.lesson_id < b.lesson_id and a.active and b.active
        and a.teacher_id = b.teacher_id and tstzrange(lower(a.during), upper(a.during)) && tstzrange(lower(b.during), upper(b.during)))
        as "ofTeachers",
      (select count(*) from scheduling_participants a join scheduling_participants b on a.lesson_id < b.lesson_id and a.active and b.active
        and a.kid_uid = b.kid_uid and a.during && b.during) as "ofKids",
      (select deadlocks from pg_stat_database where datname = current_database()) as deadlocks`);
}
const none = { ofTeachers: 0, ofKids: 0, deadlocks: 0 };

/** Three weekly times of client `at`: they collide with those of a good many others, never all of them with one's own. */
const daysOf = (at: number) =>
  [0, 1, 2].map((day) => ({ weekday: ((at + 2 * day) % 5) + 1, startMinute: 600 + 30 * ((at * 7 + day) % 6) }));

describe(`${clients} families that set three weekly times with ${teachersWanted} teachers at once`, { timeout: 300_000 }, () => {
  test('have all lessons up to the horizon or none: nothing partial, no overlap, no deadlock', async ({ annotate }) => {
    const school = await openSchool({ now: '2026-11-22T12:00+03:00', poolSize: 20 });
    const teachers: string[] = [];
    for (let at = 0; at < teachersWanted; at += 1) teachers.push((await haveTeacher(school, { rules: everyDay })).teacherId);
    const learners = [];
    for (let at = 0; at < clients; at += 1)
      learners.push(await haveLearner(school, { teacherId: teachers[at % teachersWanted] ?? '', units: 4 }));
    await school.settle();

    const began = performance.now();
    const answers = await Promise.all(
      learners.map(({ parent, processId }, at) =>
        parent.post('/regular-schedule', { processId, teacherId: teachers[at % teachersWanted], days: daysOf(at) }),
      ),
    );
    const took = performance.now() - began;

    const booked = answers.filter(({ status }) => status === 200).length;
    expect(booked).toBeGreaterThanOrEqual(teachersWanted);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.error.code))).toEqual(
      new Set(['scheduling.schedule_conflicts']),
    );
    for (const [at, { processId }] of learners.entries()) {
      const rows = await rowsOf(school, processId);
      expect([0, 24]).toContain(rows.length);
      expect(rows.length === 24).toBe(answers[at]?.status === 200);
      expect(rows.filter(({ held }) => held).length).toBe(rows.length === 0 ? 0 : 4);
    }
    expect(await faultsOf(school)).toEqual(none);
    await insistBooksAgree(school.db);
    expect(school.faults).toEqual([]);
    await annotate(`${booked} of ${clients} booked 24 lessons each, all answered in ${Math.round(took)} ms`);
  });
});

describe.runIf(isLong)('100 clients that want 78 lessons each, four times over, by the one way to write', { timeout: 590_000 }, () => {
  test('have 78 or none: nothing partial, no overlap, no deadlock', async ({ annotate }) => {
    const school = await openSchool({ poolSize: 20 });
    const teachers: string[] = [];
    for (let at = 0; at < 8; at += 1) teachers.push((await haveTeacher(school, { rules: everyDay })).teacherId);
    const kids = Array.from({ length: 60 }, newId);
    const { familyId, processId } = await haveLearner(school, { teacherId: teachers[0] ?? '', units: 0 });
    const calendar = createLessonWriter(school.db, school.clock, usualPromises);
    const monday = Temporal.Instant.from('2026-11-30T00:00+03:00');

    const counts: number[] = [];
    const began = performance.now();
    for (let round = 0; round < 4; round += 1) {
      const requests = Array.from({ length: 100 }, (_, at) => {
        const days = daysOf(round * 100 + at * 3);
        const kidUid = kids[(round * 37 + at) % 60] ?? '';
        return Array.from({ length: 26 }, (__, week) => week).flatMap((week) =>
          days.map(({ weekday, startMinute }) => {
            const startsAt = monday.add({ hours: (week * 7 + weekday - 1) * 24 + round * 3, minutes: startMinute });
            const teacherId = teachers[(at + round) % 8] ?? '';
            return lessonOfOne({ lessonId: newId(), processId, teacherId, startsAt, minutes: 25, kidUid, familyId });
          }),
        );
      });
      const placed = await Promise.all(
        requests.map((wanted) =>
          school.db.inTransaction(async () => {
            const [first] = wanted;
            const calendars = { teachers: [first?.teacherId ?? ''], kids: [first?.kids[0]?.kidUid ?? ''] };
            const inOrder = wanted.toSorted((a, b) => Temporal.Instant.compare(a.startsAt, b.startsAt));
            return (await calendar.place(calendars, { accountId: null, role: 'school' }, async () => inOrder)).placed;
          }),
        ),
      );
      const standing = await school.db.all(sql<{ lessonId: string }>`select lesson_id as "lessonId" from scheduling_lessons where active`);
      const ids = new Set(standing.map(({ lessonId }) => lessonId));
      for (const [at, wanted] of requests.entries()) {
        expect(wanted.filter(({ lessonId }) => ids.has(lessonId)).length).toBe(placed[at] ? 78 : 0);
      }
      counts.push(placed.filter(Boolean).length);
    }
    expect(counts.reduce((all, count) => all + count, 0)).toBeGreaterThan(8);
    expect(await faultsOf(school)).toEqual(none);
    await annotate(`booked in four rounds: ${counts.join(', ')} of 100; ${Math.round(performance.now() - began)} ms`);
  });
});
