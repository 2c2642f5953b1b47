import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db';
import { newId } from '#platform/ids';
import { signedIn } from '#platform/testing';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { aCredit } from '../../ledger/testing.ts';
import { haveFamily, haveTeacher, settleMarks, type TestFamily } from '../../scheduling/testing.ts';
import { someRates } from '../testing.ts';

const managerWho = signedIn('manager');

/** A lesson of a kid that stands in the books, paid. */
async function haveLesson(
  school: TestSchool,
  {
    family,
    teacherId,
    startsAt,
    courseCode = 'math',
  }: { family: TestFamily; teacherId: string; startsAt: Temporal.Instant; courseCode?: 'math' | 'writing' },
): Promise<string> {
  const [processId, lessonId] = [newId(), newId()];
  const until = startsAt.add({ minutes: 50 });
  await school.db.run(sql`
    insert into scheduling_processes (process_id, family_id, kid_uid, type, subject, course_code, teacher_id, created_at)
    values (${processId}, ${family.familyId}, ${family.kidUid}, 'learning', ${courseCode}, ${courseCode}, ${teacherId}, ${startsAt})`);
  await school.db.run(sql`
    insert into scheduling_lessons (lesson_id, process_id, teacher_id, kind, during, status, created_at, change_hours, enter_minutes, absent_minutes, teacher_wait_minutes, late_bonus, free_skips, free_skip_days, trial_moves, release_hours)
    values (${lessonId}, ${processId}, ${teacherId}, 'individual', tstzrange(${startsAt}, ${until}), 'scheduled', ${startsAt}, 8, 10, 10, 5, 1, 1, 30, 1, 16)`);
  await school.db.run(sql`
    insert into scheduling_participants (lesson_id, kid_uid, family_id, during, active)
    values (${lessonId}, ${family.kidUid}, ${family.familyId}, tstzrange(${startsAt}, ${until}), true)`);
  await school.ledger.credit(aCredit({ familyId: family.familyId }));
  return lessonId;
}

/** A morning of a teacher: lessons at 10:00 and 11:00 of two kids. */
async function haveMorning() {
  const school = await openSchool({ now: '2026-11-23T09:00+03:00' });
  const { teacherId, teacher } = await haveTeacher(school);
  const [first, second] = [await haveFamily(school), await haveFamily(school, { name: 'Маша' })];
  const [ten, eleven] = ['2026-11-23T10:00+03:00', '2026-11-23T11:00+03:00'].map((at) => Temporal.Instant.from(at));
  if (!ten || !eleven) throw new Error('No times');
  const lessons = [
    await haveLesson(school, { family: first, teacherId, startsAt: ten }),
    await haveLesson(school, { family: second, teacherId, startsAt: eleven }),
  ] as const;
  const other = school.as((await haveTeacher(school, { name: 'Ирина' })).teacher);
  return { school, teacherId, asTeacher: school.as(teacher), other, families: [first, second] as const, lessons, ten, eleven };
}

describe('a morning of a teacher', () => {
  test('runs over: the family that waits is told, once for each longer time', async () => {
    const { school, asTeacher, other, lessons, eleven } = await haveMorning();
    const told: object[] = [];
    school.outbox.subscribe('scheduling.teacher_runs_late', 'test.told', async (news) => void told.push(news));
    const late = (seconds: number, minutes: number) => {
      school.clock.set(eleven.add({ seconds }));
      return asTeacher.post(`/teacher/lessons/${lessons[1]}/late`, { minutes });
    };
    expect((await late(-30 * 60 - 1, 5)).body.error.code).toBe('scheduling.lesson_not_started');
    expect((await late(-30 * 60, 4)).status).toBe(400);
    const first = await late(-30 * 60, 5);
    expect([first.status, first.body.late.minutes]).toEqual([200, 5]);
    expect((await late(-60, 3)).body.late.minutes).toBe(5);
    expect((await late(120, 10)).body.late.minutes).toBe(10);
    expect((await other.post(`/teacher/lessons/${lessons[1]}/late`, { minutes: 5 })).status).toBe(404);
    await school.outbox.drain();
    expect(told).toMatchObject([
      { lessonId: lessons[1], minutes: 5, expectedAt: eleven.add({ minutes: 5 }).toString() },
      { lessonId: lessons[1], minutes: 10, expectedAt: eleven.add({ minutes: 12 }).toString() },
    ]);
    const letters = await school.db.all(sql<{ subject: string; body: string }>`
      select subject, text as body from platform_messages where key like 'runs late%' and channel = 'mail' order by key`);
    expect(letters.map(({ subject }) => subject)).toEqual(['Ольга задерживается на 10 минут', 'Ольга задерживается на 5 минут']);
    expect(letters[0]?.body).toContain('Урок начнётся около 11:12');
    await asTeacher.post(`/teacher/lessons/${lessons[1]}/here`);
    expect((await late(180, 10)).body.error.code).toBe('scheduling.teacher_is_here');
  });

  test('each lesson is closed with a note that the next one begins with', async () => {
    const { school, asTeacher, other, lessons, ten, eleven, families, teacherId } = await haveMorning();
    const note = (lessonId: string, body: object) => asTeacher.post(`/teacher/lessons/${lessonId}/note`, body);
    const words = { result: 'good', tags: ['active', 'repeat'], text: ' Путает 6 и 9. ' };
    expect((await note(lessons[0], words)).body.error.code).toBe('scheduling.lesson_not_conducted');
    school.clock.set(ten.add({ minutes: 1 }));
    await asTeacher.post(`/teacher/lessons/${lessons[0]}/here`);
    school.clock.set(ten.add({ minutes: 49 }));
    expect((await asTeacher.post(`/teacher/lessons/${lessons[0]}/conducted`)).status).toBe(200);
    const noted = await note(lessons[0], words);
    expect(noted.body.note).toMatchObject({ result: 'good', tags: ['active', 'repeat'], text: 'Путает 6 и 9.' });
    expect((await other.post(`/teacher/lessons/${lessons[0]}/note`, words)).status).toBe(404);
    expect((await note(lessons[0], { result: 'hard', tags: [], text: '' })).body.note).toMatchObject({ result: 'hard', text: '' });
    await note(lessons[0], words);
    const again = await haveLesson(school, { family: families[0], teacherId, startsAt: eleven.add({ hours: 2 }), courseCode: 'writing' });
    expect((await asTeacher.get(`/teacher/lessons/${again}`)).body.pupils[0]).toMatchObject({
      lastReport: 'Путает 6 и 9.',
      lastNote: { result: 'good', tags: ['active', 'repeat'] },
    });
  });

  test('phrases are kept for notes, each once, and only by the one who keeps them', async () => {
    const { asTeacher, other } = await haveMorning();
    const keep = async (text: string) => (await asTeacher.post('/teacher/note-templates', { text })).body.templates;
    await keep('Считает быстрее, чем в прошлый раз');
    const [one, two, ...more] = await keep('Повторить состав числа');
    expect([one.text, two.text, more]).toEqual(['Считает быстрее, чем в прошлый раз', 'Повторить состав числа', []]);
    expect(await keep('Повторить состав числа')).toHaveLength(2);
    await other.delete(`/teacher/note-templates/${one.templateId}`);
    expect((await other.get('/teacher/note-templates')).body.templates).toEqual([]);
    await asTeacher.delete(`/teacher/note-templates/${two.templateId}`);
    expect((await asTeacher.get('/teacher/note-templates')).body.templates).toEqual([one]);
    for (let at = 1; at < 30; at += 1) await keep(`Фраза ${at}`);
    expect((await asTeacher.post('/teacher/note-templates', { text: 'Ещё одна' })).body.error.code).toBe('scheduling.too_many_templates');
  });

  test('own pupils stand with their progress, last and next lesson; others are not found', async () => {
    const { asTeacher, other, families, lessons } = await haveMorning();
    const [masha, misha] = (await asTeacher.get('/teacher/pupils')).body.pupils;
    expect([masha.pupil.name, misha.pupil.name]).toEqual(['Маша', 'Миша']);
    expect(misha).toMatchObject({ courses: [], last: null, next: { eventId: lessons[0] }, pupil: { lastReport: null, lastNote: null } });
    const path = `/teacher/pupils/${families[0].kidUid}`;
    expect((await asTeacher.get(path)).body).toMatchObject({ pupil: { name: 'Миша' }, lessons: [{ eventId: lessons[0] }] });
    expect((await other.get('/teacher/pupils')).body.pupils).toEqual([]);
    expect((await other.get(path)).body.error.code).toBe('families.kid_not_found');
  });

  test('is paid by the terms of its day, with the evidence; who set them stands in the log', async () => {
    const { school, teacherId, asTeacher, other, lessons, ten } = await haveMorning();
    school.clock.set(ten.add({ minutes: 1 }));
    await asTeacher.post(`/teacher/lessons/${lessons[0]}/here`);
    school.clock.set(ten.add({ minutes: 49 }));
    await asTeacher.post(`/teacher/lessons/${lessons[0]}/conducted`);
    await settleMarks(school);
    const manager = school.as(managerWho);
    const path = `/manager/teachers/${teacherId}/rates`;
    const [line] = (await asTeacher.get('/teacher/earnings')).body.lines;
    expect(line).toMatchObject({ eventId: lessons[0], pay: null, why: 'noRate' });

    expect((await asTeacher.post(path, { ...someRates, from: '2026-11-01' })).status).toBe(403);
    expect((await manager.get(path)).body).toMatchObject({ rates: [], earliest: null });
    expect((await manager.post(path, { ...someRates, from: '2026-11-01' })).status).toBe(200);
    expect((await manager.post(path, { ...someRates, from: '2026-11-22' })).body.error).toMatchObject({
      code: 'scheduling.rate_begun',
      facts: { earliest: '2026-11-23' },
    });
    expect((await manager.post(path, { ...someRates, long: 2500, from: '2026-11-24' })).body.rates).toMatchObject([
      { from: '2026-11-24', long: 2500 },
      { from: '2026-11-01', long: 2000 },
    ]);
    const { body } = await asTeacher.get('/teacher/earnings?month=2026-11');
    expect(body).toMatchObject({
      month: '2026-11',
      totals: [{ amount: 2000, currency: 'BYN' }],
      withoutRate: 0,
      lines: [
        {
          eventId: lessons[0],
          pay: { amount: 2000, currency: 'BYN' },
          why: 'conducted',
          pupils: [{ name: 'Миша', came: true }],
          evidence: { enteredAt: ten.add({ minutes: 1 }).toString(), lateMinutes: 1, markedBy: 'teacher' },
        },
      ],
    });
    expect((await manager.get(`/manager/teachers/${teacherId}/earnings?month=2026-11`)).body).toEqual(body);
    expect((await other.get('/teacher/earnings')).body.lines).toEqual([]);
    expect((await asTeacher.get('/teacher/earnings?month=2026-10')).body.lines).toEqual([]);
    expect((await manager.get('/manager/audit?act=teachers.rate_set')).body.entries).toMatchObject([
      { before: { long: 2000, from: '2026-11-01' }, after: { long: 2500, from: '2026-11-24' }, reason: 'Договор' },
      { before: null, after: { long: 2000 } },
    ]);
  });
});
