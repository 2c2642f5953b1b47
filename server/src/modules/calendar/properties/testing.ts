import { sql } from '#platform/db';
import { newId } from '#platform/ids';

import { openSchool, type TestAnswer } from '../../../testing.ts';
import { aCredit } from '../../ledger/testing.ts';
import { haveFamily, haveTeacher } from '../../scheduling/testing.ts';
import { type Kid, type Lesson, NaiveCalendar } from './naive-calendar.ts';

import assert from 'node:assert/strict';

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute: 540, toMinute: 1260 }));

/** A lesson's row as the database has it. */
interface Row extends Pick<Lesson, 'kidUid' | 'teacherId' | 'minutes' | 'kind'> {
  lessonId: string;
  startsAt: Temporal.Instant;
  funded: boolean;
}

export type World = Awaited<ReturnType<typeof openWorld>>;

/**
 * A small school: two teachers, a family with two kids of 8 and 5 (long and short lessons) and one with one, each in
 * the middle of a maths course, with so many units in each family. The model beside it knows nothing of its rows.
 */
export async function openWorld(units: readonly number[]) {
  const school = await openSchool();
  const teachers = [
    await haveTeacher(school, { rules: everyDay, subjects: ['math', 'english'] }),
    await haveTeacher(school, { rules: everyDay, subjects: ['math', 'english'] }),
  ];
  const families = [await haveFamily(school), await haveFamily(school)];
  const second = newId();
  await school.db.run(sql`
    insert into families_kids (kid_uid, family_id, first_name, last_name, birth_year, birth_month, languages, created_at)
    values (${second}, ${families[0]?.familyId ?? ''}, 'Ася', '', 2021, 5, '{ru}', ${school.clock.now()})`);
  const kids: Kid[] = [
    ...families.map(({ kidUid, familyId }) => ({ kidUid, familyId, processId: newId(), minutes: 50 })),
    { kidUid: second, familyId: families[0]?.familyId ?? '', processId: newId(), minutes: 25 },
  ];
  for (const { processId, familyId, kidUid } of kids) {
    await school.db.run(sql`
      insert into scheduling_processes (process_id, family_id, kid_uid, type, subject, course_code, level, created_at)
      values (${processId}, ${familyId}, ${kidUid}, 'learning', 'math', 'math', 'm2', ${school.clock.now()})`);
  }
  for (const [at, { familyId }] of families.entries()) {
    if ((units[at] ?? 0) > 0) await school.ledger.credit(aCredit({ familyId, units: units[at] ?? 0 }));
  }
  await school.settle();

  const teacherIds = teachers.map(({ teacherId }) => teacherId);
  const model = new NaiveCalendar(school.clock.now().epochMilliseconds, teacherIds, kids);
  const parentOf = ({ familyId }: Pick<Kid, 'familyId'>) => {
    const family = families.find((it) => it.familyId === familyId);
    if (!family) throw new Error(`No family ${familyId}`);
    return school.as(family.parent);
  };

  /** Lessons that stand, as rows; those whose hold has run out do not. */
  const rows = () =>
    school.db.all(sql<Row>`
      select l.lesson_id as "lessonId", k.kid_uid as "kidUid", l.teacher_id as "teacherId", lower(l.during) as "startsAt", l.kind, k.funded,
        (extract(epoch from upper(l.during) - lower(l.during)) / 60)::int as minutes
      from scheduling_lessons l join scheduling_participants k using (lesson_id)
      where l.active and k.left_at is null and (l.hold_until is null or l.hold_until > ${school.clock.now()})
      order by lower(l.during), k.kid_uid`);

  return {
    school,
    model,
    parentOf,
    rows,
    free: ({ familyId }: Pick<Kid, 'familyId'>) => school.ledger.free(familyId, 'gold'),
    /** The row of a lesson that the model knows. */
    async idOf(lesson: Lesson): Promise<string> {
      const row = (await rows()).find((it) => it.kidUid === lesson.kidUid && it.startsAt.epochMilliseconds === lesson.start);
      if (!row) throw new Error(`No row of ${JSON.stringify(lesson)}`);
      return row.lessonId;
    },
    /** Moves both clocks. */
    moveTo(now: number): void {
      model.now = now;
      school.clock.set(Temporal.Instant.fromEpochMilliseconds(now));
    },
    /** What stands in the school is what stands in the model. */
    async compare(): Promise<void> {
      const shown = (it: Pick<Lesson, 'kidUid' | 'teacherId' | 'kind' | 'minutes'>, start: number) =>
        `${new Date(start).toISOString()} ${it.minutes} ${it.kind} ${it.kidUid} ${it.teacherId}`;
      const real = (await rows()).map((row) => shown(row, row.startsAt.epochMilliseconds));
      const naive = model.standing.map((lesson) => shown(lesson, lesson.start));
      assert.deepEqual(real.sort(), naive.sort());
      assert.deepEqual(school.faults, []);
    },
  };
}

/** Said yes exactly when nothing stood in the way; a no gives one of the reasons. */
export function insistOn({ status, body }: TestAnswer, reasons: readonly string[]): boolean {
  const said = status === 200 ? 'yes' : body.error.code;
  const allowed = reasons.length === 0 ? ['yes'] : reasons;
  assert.ok(allowed.includes(said), `said ${said}, where the answer is ${allowed.join(' or ')}`);
  return status === 200;
}
