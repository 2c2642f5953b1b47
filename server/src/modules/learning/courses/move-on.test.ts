import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { insistBooksAgree } from '../../ledger/testing.ts';
import { havePupils, lettersTo, mailOf } from '../../staffing/testing.ts';
import { conductLesson } from '../testing.ts';

/** So many lessons of the level were held. */
const held = (school: TestSchool, kidUid: string, lessons: number) =>
  school.db.run(sql`
    insert into learning_lessons (kid_uid, course_code, lesson_code, lesson_id, opened_at, homework_chosen)
    select ${kidUid}, 'math', 'm2-' || lpad(n::text, 2, '0'), gen_random_uuid(), ${school.clock.now()}, false
    from generate_series(1, ${lessons}::int) n`);

async function aPupil() {
  const school = await openSchool();
  const { olga, pupils } = await havePupils(school, ['Аня']);
  const [anya] = pupils;
  if (!anya) throw new Error('nobody');
  const level = school.library.course('math')?.levels.find(({ levelCode }) => levelCode === 'm2');
  const { processId, familyId, kidUid } = anya;
  await school.outbox.publish({ type: 'scheduling.learning_started', familyId, kidUid, processId, courseCode: 'math', level: 'm2' });
  await school.outbox.drain();
  const course = async () => (await anya.calls.get(`/courseProgress/${kidUid}/math`)).body.course;
  const process = async () => (await school.calendar.processesOf(familyId)).find((it) => it.processId === processId);
  return { school, olga, anya, lessons: level?.lessons.length ?? 0, course, process };
}

describe('a level of a course', () => {
  test('is left when a lesson of the next one is held: progress, the process and the family’s news follow', async () => {
    const { school, anya, lessons, course, process } = await aPupil();
    await held(school, anya.kidUid, lessons);
    expect(await course()).toMatchObject({ levelCode: 'm2', nextLesson: 'm3-01' });
    await conductLesson(school, anya);
    await school.settle();
    expect(await course()).toMatchObject({ levelCode: 'm3', lessonProgress: { completed: 0 }, endDate: null });
    expect(await process()).toMatchObject({ level: 'm3', levelTitle: { ru: expect.any(String) } });
    const title = school.library.levelTitle('math', 'm2')?.ru;
    const letters = await lettersTo(school, mailOf(anya));
    expect(letters.filter(({ subject }) => subject === `Пройден уровень «${title}»: Аня`)).toHaveLength(1);
  });
});

describe('a course', () => {
  test('is over when its lessons and units are used: first its process waits, then it is finished', async () => {
    const { school, anya, process, course } = await aPupil();
    await school.db.run(sql`
      update learning_courses set completed_at = ${school.clock.now()} where kid_uid = ${anya.kidUid} and course_code = 'math'`);
    await school.jobs.now('learning.finish-courses');
    expect((await process())?.state).toBe('waitSchedulingNextLesson');
    const free = await anya.free();
    await school.ledger.writeOff(
      { familyId: anya.familyId, kind: 'gold', units: free, as: 'overdue', lotId: null, key: 'all' },
      { reason: 'Проверка', askedBy: crypto.randomUUID(), approvedBy: null },
    );
    await school.jobs.now('learning.finish-courses');
    expect((await process())?.state).toBe('finished');
    expect((await course()).endDate).not.toBeNull();
    await insistBooksAgree(school.db);
  });
});
