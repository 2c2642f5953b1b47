import { describe, expect, test } from 'vitest';

import { newId } from '#platform/ids';

import { openSchool } from '../../../testing.ts';
import { insistBooksAgree } from '../../ledger/testing.ts';
import { at, entriesOf, havePupils, lettersTo, mailOf, manager, someRates } from '../testing.ts';
import { settleMarks } from '../../scheduling/testing.ts';

/** Anya missed two lessons, says her teacher: the second was debited. */
async function missedTwice() {
  const school = await openSchool();
  const { olga, pupils } = await havePupils(school, ['Аня', 'Боря']);
  const [anya, borya] = pupils;
  if (!anya || !borya) throw new Error('nobody');
  const lessons = [await anya.appoint('2026-11-24T18:00'), await anya.appoint('2026-11-25T18:00')];
  const teacher = school.as(olga.teacher);
  for (const [index, lessonId] of lessons.entries()) {
    school.clock.set(at(`2026-11-2${4 + index}T18:00`));
    await teacher.post(`/teacher/lessons/${lessonId}/here`);
    school.clock.set(at(`2026-11-2${4 + index}T18:10`));
    await teacher.post(`/teacher/lessons/${lessonId}/non-attendance`);
    await settleMarks(school);
  }
  const boss = school.as(manager());
  await boss.post(`/manager/teachers/${olga.teacherId}/rates`, { ...someRates, from: '2026-11-01' });
  const [, second = ''] = lessons;
  const object = (who = anya, text = 'Мы ждали, а урока не было') => who.calls.post(`/events/${second}/objection`, { text });
  const cases = async () => (await boss.get('/manager/lesson-cases')).body.cases;
  const pay = async () =>
    (await teacher.get('/teacher/earnings?month=2026-11')).body.lines.find(({ eventId }: { eventId: string }) => eventId === second);
  const decide = (objectionId: string, outcome: 'upheld' | 'rejected') =>
    boss.post(`/manager/objections/${objectionId}/decide`, { outcome, answer: 'Проверили запись' });
  return { school, anya, borya, boss, second, object, cases, pay, decide };
}

describe('a family says that a mark is not true', () => {
  test('a manager finds it, nobody is paid meanwhile; the family is right: the unit comes back once, and the teacher gets nothing', async () => {
    const { school, anya, borya, boss, second, object, cases, pay, decide } = await missedTwice();
    expect(await entriesOf(school, anya)).toEqual(['nonAttendance -1', 'paid 8']);
    expect(await pay()).toMatchObject({ why: 'missed', pay: { amount: 1000 } });
    expect((await object(borya)).body.error.code).toBe('scheduling.lesson_not_found');
    const raised = await object();
    expect(raised.body).toMatchObject({ objection: { outcome: null }, may: { object: { why: 'scheduling.objection_exists' } } });
    expect((await object()).body.error.code).toBe('scheduling.objection_exists');
    expect(await pay()).toMatchObject({ why: 'objected', pay: null });
    const [found] = await cases();
    expect(found).toMatchObject({ kind: 'objection', lesson: { eventId: second }, text: 'Мы ждали, а урока не было' });
    // What was marked, by whom and when, and that the teacher was there: a manager decides by it.
    expect(found.evidence).toEqual({
      enteredAt: at('2026-11-25T18:00').toString(),
      lateMinutes: 0,
      absent: ['Аня'],
      markedAt: expect.stringMatching(/^2026-11-25T/),
      markedBy: 'teacher',
    });
    expect(found.families).toEqual([{ familyId: anya.familyId, name: expect.any(String) }]);
    // Named by its course, as everywhere: a club is not called by its subject.
    expect((await boss.get('/manager/work?kind=objection')).body.work).toMatchObject([{ courseCode: 'math' }]);

    const answers = await Promise.all([decide(found.id, 'upheld'), decide(found.id, 'upheld'), decide(found.id, 'rejected')]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await decide(found.id, 'upheld')).body.error.code).toBe('scheduling.objection_decided');
    expect((await decide(newId(), 'upheld')).body.error.code).toBe('scheduling.objection_not_found');
    expect(school.faults).toEqual([]);
    await school.outbox.drain();
    const { objection } = await anya.event(second);
    if (objection.outcome === 'upheld') {
      expect(await entriesOf(school, anya)).toEqual(['returned 1', 'nonAttendance -1', 'paid 8']);
      expect(await anya.event(second)).toMatchObject({ back: { units: 1 }, objection: { units: 1 } });
      expect(await pay()).toMatchObject({ why: 'overturned', pay: { amount: 0 } });
      expect((await lettersTo(school, mailOf(anya))).at(-1)?.subject).toContain('Вы правы');
    }
    expect(await cases()).toEqual([]);
    expect((await boss.get('/manager/audit?act=lessons.objection_decided')).body.entries).toHaveLength(1);
    await insistBooksAgree(school.db);
  });

  test('and is not right: the mark stands, the teacher is paid, and the family reads why', async () => {
    const { school, anya, second, object, cases, pay, decide } = await missedTwice();
    await object();
    const [found] = await cases();
    expect((await decide(found.id, 'rejected')).status).toBe(200);
    expect(await entriesOf(school, anya)).toEqual(['nonAttendance -1', 'paid 8']);
    expect(await pay()).toMatchObject({ why: 'missed', pay: { amount: 1000 } });
    expect((await anya.event(second)).objection).toMatchObject({ outcome: 'rejected', answer: 'Проверили запись', units: 0 });
  });
});
