import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db';

import { openSchool, type TestSchool } from '../../testing.ts';
import { aCredit, insistBooksAgree } from '../ledger/testing.ts';
import { havePupils, lettersTo, mailOf } from '../scheduling/staff/testing.ts';
import { conductLesson, startLearning } from './testing.ts';

/** Homework of these lessons counts as done: played to its end once. */
async function doAllHomework(school: TestSchool, kidUid: string): Promise<void> {
  await school.db.run(sql`
    insert into playbooks_attempts (attempt_uid, kid_uid, playbook_uid, course_code, lesson_code, kind, version, started_at, finished_at, score)
    select gen_random_uuid(), ${kidUid}, 'math-' || l.lesson_code || '-home', 'math', l.lesson_code, 'home', 'v1', l.opened_at, l.opened_at + interval '1 hour', 100
    from learning_lessons l where l.kid_uid = ${kidUid}`);
}

async function aPupil() {
  const school = await openSchool();
  const { olga, pupils } = await havePupils(school, ['Аня']);
  const [anya] = pupils;
  if (!anya) throw new Error('nobody');
  const level = school.library.course('math')?.levels.find(({ levelCode }) => levelCode === 'm2');
  const { processId, familyId, kidUid } = anya;
  await school.news.announce({ type: 'scheduling.learning_started', familyId, kidUid, processId, courseCode: 'math', level: 'm2' });
  await school.news.drain();
  const course = async () => (await anya.calls.get(`/courseProgress/${kidUid}/math`)).body.course;
  const process = async () => (await school.scheduling.processesOf(familyId)).find((it) => it.processId === processId);
  return { school, olga, anya, lessons: level?.lessons.length ?? 0, course, process };
}
void startLearning;

describe('a level of a course', () => {
  test('is left when a lesson of the next one is held: progress, the process and the family’s news follow', async () => {
    const { school, anya, lessons, course, process } = await aPupil();
    for (let held = 0; held < lessons; held++) await conductLesson(school, anya);
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
    const { lotId } = await school.ledger.credit(aCredit({ familyId: anya.familyId, units: 1, key: 'more' }));
    expect(lotId).toBeDefined();
    await school.db.run(sql`select 1`);
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
