import type { LessonAct } from '@school/contract/back-office/lesson-acts';
import { describe, expect, test } from 'vitest';

import { insistBooksAgree } from '../../ledger/testing.ts';
import { at, lettersTo, mailOf } from '../../staffing/testing.ts';
import { haveFamily, haveTeacher } from '../../scheduling/testing.ts';
import { oclock, openOffice } from './testing.ts';

describe('a manager transfers a lesson two hours before its start', () => {
  test('what the family may not, with a preview that changes nothing, a reason, a log and the family’s own message', async () => {
    const { school, anna, preview, act, see, log } = await openOffice();
    const eventId = await anna.appoint('2026-11-24T12:00');
    school.clock.set(at('2026-11-24T10:00'));
    const move: LessonAct = { do: 'transfer', eventId, scope: 'one', timestamp: oclock('2026-11-24T18:00') };
    const asked = await anna.calls.post(`/events/${eventId}/transfer`, {
      scope: 'one',
      timestamp: oclock('2026-11-24T18:00'),
      reason: 'Заболели',
    });
    expect(asked.body.error.code).toBe('scheduling.too_late');

    const { body } = await preview(move);
    expect(body).toMatchObject({ may: { allowed: true }, despite: false });
    expect(body.effect.lessons).toMatchObject([
      {
        kids: [anna.kidUid],
        before: { timestamp: oclock('2026-11-24T12:00') },
        after: { timestamp: oclock('2026-11-24T18:00'), status: 'scheduled' },
      },
    ]);
    expect(body.effect.free).toEqual({ gold: { before: 7, after: 7 }, silver: { before: 0, after: 0 } });
    expect((await anna.event(eventId)).status).toBe('scheduled');
    expect(await log()).toEqual([]);

    const done = await act(move);
    expect(done.status).toBe(200);
    expect(done.body).toEqual({ ...body.effect, lessons: [{ ...body.effect.lessons[0], eventId: expect.any(String) }] });
    const [lesson] = (await see()).lessons.filter(({ event }: { event: { status: string } }) => event.status === 'scheduled');
    expect(lesson.event).toMatchObject({ timestamp: oclock('2026-11-24T18:00'), movedFrom: oclock('2026-11-24T12:00') });
    expect(await log()).toMatchObject([
      {
        act: 'lessons.transferred',
        by: { name: 'Вера', role: 'manager' },
        family: { familyId: anna.familyId },
        subject: { type: 'lesson', id: eventId },
        reason: 'Попросили по телефону',
        before: { lessons: ['2026-11-24 12:00, Ольга, scheduled'] },
        after: { lessons: ['2026-11-24 18:00, Ольга, scheduled'], scope: 'one' },
      },
    ]);
    await school.outbox.drain();
    expect((await lettersTo(school, mailOf(anna))).at(-1)?.text).toContain('18:00');
    await insistBooksAgree(school.db);
    expect(school.faults).toEqual([]);
  });

  test('a time that is taken is a verdict of the preview, and a refusal of the action', async () => {
    const { anna, olga, school, preview, act, log } = await openOffice();
    const eventId = await anna.appoint('2026-11-24T12:00');
    const other = await haveFamily(school, { name: 'Соня' });
    await school.as(other.parent).post('/intro', { kidUid: other.kidUid, subject: 'math', timestamp: oclock('2026-11-25T18:00') });
    const move: LessonAct = { do: 'transfer', eventId, scope: 'one', timestamp: oclock('2026-11-25T18:00'), teacherId: olga.teacherId };
    expect((await preview(move)).body).toMatchObject({
      may: { allowed: false, why: 'scheduling.slot_taken' },
      despite: false,
      effect: null,
    });
    const { status, body } = await act(move);
    expect([status, body.error.code]).toEqual([409, 'scheduling.slot_taken']);
    expect(await log()).toEqual([]);
  });
});

test('a schedule is set, changed, paused, resumed, given to a colleague and ended for the family', async () => {
  const { school, anna, olga, preview, act, see, office, log } = await openOffice();
  const { processId } = anna;
  const { teacherId: petr } = await haveTeacher(school, { name: 'Пётр' });
  const days = [{ weekday: 3, startMinute: 960 }];
  const times = (await office.get(`/manager/families/${anna.familyId}/processes/${processId}/weekly-times`)).body;
  expect(times.teachers.map(({ teacher }: { teacher: { name: string } }) => teacher.name).sort()).toEqual(['Ольга', 'Пётр']);

  const set: LessonAct = { do: 'setSchedule', processId, teacherId: olga.teacherId, days };
  const { effect } = (await preview(set)).body;
  expect(effect.lessons).toHaveLength(8);
  expect(effect.free.gold).toEqual({ before: 8, after: 0 });
  expect(effect.processes).toMatchObject([
    { before: { state: 'waitSchedulingNextLesson', days: [] }, after: { state: 'inProgress', days } },
  ]);
  const ask = async (action: LessonAct) => (await act(action)).status;
  expect(await ask(set)).toBe(200);
  expect(await ask({ do: 'changeSchedule', processId, teacherId: olga.teacherId, days: [{ weekday: 4, startMinute: 960 }] })).toBe(200);
  expect(await ask({ do: 'pauseSchedule', processId, from: '2026-12-01', until: '2026-12-08' })).toBe(200);
  expect((await see()).processes[0]).toMatchObject({ process: { pause: { from: '2026-12-01' } }, may: { pause: { allowed: false } } });
  expect(await ask({ do: 'resumeSchedule', processId })).toBe(200);
  expect(await ask({ do: 'changeTeacher', processId, teacherId: petr })).toBe(200);
  expect((await see()).processes[0].process.teacher.name).toBe('Пётр');
  expect(await ask({ do: 'endSchedule', processId })).toBe(200);
  expect((await see()).free.gold).toBe(8);
  expect((await log()).map(({ act: what }: { act: string }) => what)).toEqual([
    'lessons.schedule_ended',
    'lessons.teacher_request_answered',
    'lessons.schedule_resumed',
    'lessons.schedule_paused',
    'lessons.schedule_changed',
    'lessons.schedule_set',
  ]);
  await insistBooksAgree(school.db);
  expect(school.faults).toEqual([]);
});

test('a request for another teacher that nobody can meet waits for a manager, whose no the family reads', async () => {
  const { school, anna, olga, office, act } = await openOffice();
  const { processId } = anna;
  await act({ do: 'setSchedule', processId, teacherId: olga.teacherId, days: [{ weekday: 3, startMinute: 960 }] });
  const asked = await anna.calls.post('/user/change-teacher-request', { processId, reason: 'Нужен кто-то построже' });
  expect(asked.body.outcome).toBe('waiting');
  const list = async () => (await office.get('/manager/requests')).body.teachers;
  const [request] = await list();
  expect(request).toMatchObject({ parentName: 'Анна', kid: { name: 'Миша' }, from: { name: 'Ольга' }, reason: 'Нужен кто-то построже' });
  const no: LessonAct = { do: 'declineTeacherRequest', requestId: request.requestId, answer: 'Подберём через неделю.' };
  expect((await act(no)).body).toMatchObject({ answered: 1, lessons: [] });
  expect(await list()).toEqual([]);
  expect((await act(no)).body.error.code).toBe('scheduling.request_not_found');
  await school.outbox.drain();
  expect((await lettersTo(school, mailOf(anna))).at(-1)?.text).toContain('Подберём через неделю.');
});

describe('a lesson that a manager calls off', () => {
  test('is told as the school’s doing when the school wanted it, and not when the family asked for it', async () => {
    const { school, anna, act } = await openOffice();
    const [asked, closed] = [await anna.appoint('2026-11-24T12:00'), await anna.appoint('2026-11-25T12:00')];
    expect((await act({ do: 'cancel', eventId: asked, scope: 'one', askedBy: 'family' })).status).toBe(200);
    expect((await act({ do: 'cancel', eventId: closed, scope: 'one', askedBy: 'school' })).status).toBe(200);

    expect((await anna.event(asked)).back).toEqual({ units: 1, bonus: 0, bySchool: false });
    expect((await anna.event(closed)).back).toEqual({ units: 1, bonus: 0, bySchool: true });
    await school.settle();
    const letters = (await lettersTo(school, mailOf(anna))).map(({ text }) => text).filter((text) => /отмен/.test(text));
    expect(letters.map((text) => text.includes('Мы отменили урок.'))).toEqual([false, true]);
    expect(school.faults).toEqual([]);
  });
});

describe('several lessons at once', () => {
  test('are previewed and done row by row: what cannot be done says so, and the others are done', async () => {
    const { school, anna, office } = await openOffice();
    const [first, second] = [await anna.appoint('2026-11-24T12:00'), await anna.appoint('2026-11-25T12:00')];
    await anna.calls.post(`/events/${second}/cancel`, { scope: 'one', reason: 'Уехали' });
    const several = { eventIds: [second, first], act: { do: 'cancel' } };
    const { body } = await office.post('/manager/lessons/acts/preview', several);
    expect(body).toMatchObject({
      families: 1,
      rows: [
        { lesson: { eventId: first }, may: { allowed: true }, returned: 1, families: [{ parentName: 'Анна' }] },
        { lesson: { eventId: second }, may: { allowed: false, why: 'scheduling.lesson_is_over' }, returned: 0 },
      ],
    });
    expect((await anna.event(first)).status).toBe('scheduled');
    const done = await office.post('/manager/lessons/acts', { ...several, reason: 'Учитель уволился' });
    expect(done.body).toMatchObject({ done: 1, rows: body.rows.map(({ may }: { may: unknown }) => ({ may })) });
    expect((await anna.event(first)).status).toBe('canceled');
    expect(await anna.free()).toBe(8);
    expect((await office.get(`/manager/audit?familyId=${anna.familyId}`)).body.entries).toMatchObject([
      { act: 'lessons.cancelled', reason: 'Учитель уволился', subject: { id: first } },
    ]);
    expect(school.faults).toEqual([]);
  });
});

test('what a manager does by the calls that families have, and about a teacher who is late, stands in the log, too', async () => {
  const { school, anna, office, log } = await openOffice();
  const { teacherId } = await haveTeacher(school, { name: 'Пётр' });
  const [first, second, third] = [
    await anna.appoint('2026-11-24T12:00'),
    await anna.appoint('2026-11-24T14:00'),
    await anna.appoint('2026-11-25T12:00'),
  ];
  school.clock.set(at('2026-11-24T12:06'));
  const timestamp = oclock('2026-11-26T12:00');
  expect((await office.post(`/events/${second}/transfer`, { scope: 'one', timestamp, reason: 'Просьба' })).status).toBe(200);
  expect((await office.post(`/manager/lessons/${third}/replace`, { teacherId, reason: 'Заболела' })).status).toBe(200);
  expect((await office.post(`/manager/lessons/${first}/return`, { reason: 'Не пришла' })).status).toBe(200);
  expect((await office.post(`/events/${third}/cancel`, { scope: 'one', reason: 'Уехали' })).status).toBe(200);
  expect((await anna.calls.post(`/events/${third}/cancel`, { scope: 'one', reason: 'Сами' })).status).toBe(409);
  expect(await log()).toMatchObject([
    { act: 'lessons.cancelled', reason: 'Уехали', after: { status: 'canceled' } },
    { act: 'lessons.returned', reason: 'Не пришла', before: { status: 'inProgress' }, after: { status: 'canceled' } },
    { act: 'lessons.teacher_replaced', before: { teacher: 'Ольга' }, after: { teacher: 'Пётр' } },
    { act: 'lessons.transferred', after: { timestamp: oclock('2026-11-24T14:00'), status: 'transferred' } },
  ]);
  expect(school.faults).toEqual([]);
});

test('another family’s lesson is not found, and nobody but a manager acts', async () => {
  const { school, anna, of } = await openOffice();
  const eventId = await anna.appoint('2026-11-24T12:00');
  const other = await haveFamily(school, { name: 'Соня' });
  const acts = ['transfer', 'cancel', 'replaceTeacher', 'giveBack', 'conducted', 'missed', 'brokeDown'] as const;
  for (const name of acts) {
    const act = { do: name, eventId, ...(name === 'transfer' ? { scope: 'one', timestamp: oclock('2026-11-26T12:00') } : {}) };
    const whole = {
      ...act,
      ...(name === 'cancel' ? { scope: 'one', askedBy: 'school' } : {}),
      ...(name === 'replaceTeacher' ? { teacherId: eventId } : {}),
    };
    const { status, body } = await of(other.familyId).act(whole as LessonAct);
    expect([name, status, body.error.code]).toEqual([name, 404, 'scheduling.lesson_not_found']);
  }
  for (const who of [anna.parent, { ...anna.parent, role: 'teacher' as const }, { ...anna.parent, role: 'support' as const }]) {
    const calls = school.as(who);
    const answers = [
      await calls.get(`/manager/families/${anna.familyId}/lessons`),
      await calls.post(`/manager/families/${anna.familyId}/acts`, {
        act: { do: 'cancel', eventId, scope: 'one', askedBy: 'school' },
        reason: 'x',
      }),
      await calls.post('/manager/lessons/acts', { eventIds: [eventId], act: { do: 'cancel' }, reason: 'x' }),
      await calls.get('/manager/requests'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  }
});
