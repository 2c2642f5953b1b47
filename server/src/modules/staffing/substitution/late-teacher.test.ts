import { describe, expect, test } from 'vitest';

import { goLive, openDevice } from '../../../platform/realtime/testing.ts';
import { openSchool, type TestSchool } from '../../../testing.ts';
import { insistBooksAgree } from '../../ledger/testing.ts';
import { haveFamily, haveTeacher, settleMarks } from '../../scheduling/testing.ts';
import { at, entriesOf, haveManager, havePupils, lettersTo, mailOf, manager } from '../testing.ts';

/** The minutely job, and what it announces. */
async function minute(school: TestSchool, time: string): Promise<void> {
  school.clock.set(at(`2026-11-24T${time}`));
  await school.jobs.now('scheduling.watch-late-teachers');
  await school.jobs.now('scheduling.settle-marks');
  await school.outbox.drain();
}

/** Anya has a lesson of 50 minutes on Tuesday at 18:00; Dmitry could take it, Irina is taken, Kate teaches English. */
async function oneLesson() {
  const school = await openSchool();
  const { olga, pupils } = await havePupils(school, ['Аня', 'Боря']);
  const [anya, borya] = pupils;
  if (!anya || !borya) throw new Error('nobody');
  const dmitry = await haveTeacher(school, { name: 'Дмитрий' });
  const irina = await haveTeacher(school, { name: 'Ирина' });
  const kate = await haveTeacher(school, { name: 'Катя', subjects: ['english'] });
  const lessonId = await anya.appoint('2026-11-24T18:00');
  await borya.appoint('2026-11-24T18:30', irina.teacherId);
  await haveManager(school, 'boss@example.org');
  await school.settle();
  const boss = school.as(manager());
  /** Anya’s lesson, when it waits for a manager; Borya’s runs at the same time. */
  const late = async () =>
    (await boss.get('/manager/late-lessons')).body.lessons
      .map((it: { lesson: { eventId: string } }) => it.lesson.eventId)
      .filter((eventId: string) => eventId === lessonId);
  const letters = async () =>
    (await lettersTo(school, mailOf(anya)))
      .map(({ subject }) => subject ?? '')
      .filter((it) => !/^(Добро|Пробный|Рекоменд|Оплата)/.test(it));
  const decide = async (action: 'replace' | 'return', body: object, id = lessonId) => {
    const answer = await boss.post(`/manager/lessons/${id}/${action}`, body);
    return { ...answer, code: answer.body.error?.code as string | undefined };
  };
  return { school, olga, anya, borya, dmitry, irina, kate, lessonId, boss, late, letters, decide, teacher: school.as(olga.teacher) };
}

describe('a teacher who does not come', () => {
  test('is told of five minutes after the start, once: to the family, to every manager, and on the managers’ screens', async () => {
    const { school, anya, lessonId, boss, late, letters } = await oneLesson();
    const before = (await letters()).length;
    await minute(school, '18:04:59');
    expect([await late(), (await letters()).slice(before)]).toEqual([[], []]);
    const phone = await openDevice(await goLive(school), manager());
    expect(await phone.follow('late-lessons')).toMatchObject({ t: 'snapshot', data: { lessons: [] } });

    await minute(school, '18:05:00');
    await minute(school, '18:06:00');

    expect(await phone.next('change', 0, 2000)).toMatchObject({ op: 'doc', data: { lessons: [{ lesson: { eventId: lessonId } }] } });
    const [letter] = (await lettersTo(school, mailOf(anya))).slice(-1);
    expect((await letters()).slice(before)).toEqual(['Преподаватель задерживается']);
    expect(letter?.text).toContain('Преподаватель: Ольга');
    expect(letter?.text).toContain('он вернётся на баланс, и мы добавим ещё 1 урок в подарок');
    const toManagers = await lettersTo(school, 'boss@example.org');
    expect(toManagers).toMatchObject([{ subject: 'Преподавателя нет на уроке: Ольга' }]);
    expect(toManagers[0]?.text).toContain('вторник, 24 ноября, 18:00 (время: Москва)');
    const { body } = await boss.get('/manager/late-lessons');
    expect(body.now).toBe(at('2026-11-24T18:06').toString());
    expect(body.lessons).toMatchObject([
      { lesson: { eventId: lessonId, teacher: { name: 'Ольга' }, kids: [{ name: 'Аня' }] }, proposals: [{ teacher: { name: 'Дмитрий' } }] },
    ]);
  });

  for (const [what, action] of [
    ['who entered in time', 'here'],
    ['who has marked the lesson conducted', 'conducted'],
  ] as const) {
    test(`is not one ${what}`, async () => {
      const { school, teacher, lessonId, late, letters, anya } = await oneLesson();
      const before = (await letters()).length;
      school.clock.set(at('2026-11-24T18:04:59'));
      expect(
        (await teacher.post(`/teacher/lessons/${lessonId}/${action}`, action === 'here' ? {} : { reason: 'Урок был раньше' })).status,
      ).toBe(200);
      await minute(school, '18:05:00');
      await minute(school, '18:50:00');
      expect([await late(), (await letters()).slice(before)]).toEqual([[], []]);
      expect((await anya.event(lessonId)).status).toBe(action === 'here' ? 'scheduled' : 'conducted');
    });
  }

  test('and comes after all: the managers need not decide, and nothing is given back', async () => {
    const { school, teacher, lessonId, late, decide, anya } = await oneLesson();
    await minute(school, '18:05:00');
    school.clock.set(at('2026-11-24T18:07'));
    await teacher.post(`/teacher/lessons/${lessonId}/here`);
    expect(await late()).toEqual([]);
    expect((await decide('return', { reason: 'Опоздание' })).body.error).toMatchObject({
      code: 'scheduling.teacher_is_here',
      facts: { since: at('2026-11-24T18:07').toString() },
    });
    await minute(school, '18:51:00');
    expect((await anya.event(lessonId)).status).toBe('scheduled');
    expect(await anya.free()).toBe(7);
  });

  test('until the end, and nobody decides: the unit comes back with a bonus lesson, once, to the second', async () => {
    const { school, anya, lessonId, late, letters } = await oneLesson();
    const before = (await letters()).length;
    await minute(school, '18:05:00');
    await minute(school, '18:49:59');
    expect(await late()).toEqual([lessonId]);
    await minute(school, '18:50:00');
    await minute(school, '18:51:00');
    expect((await anya.event(lessonId)).status).toBe('canceled');
    expect(await late()).toEqual([]);
    expect(await anya.free()).toBe(9);
    expect(await entriesOf(school, anya)).toEqual(['bonus 1', 'paid 8']);
    expect((await letters()).slice(before)).toEqual([
      'Преподаватель задерживается',
      'Урок не состоялся: вторник, 24 ноября, 18:00 (время: Минск)',
    ]);
    expect(school.faults).toEqual([]);
    await insistBooksAgree(school.db);
  });

  test('while the school was closed: nobody knows, and nothing is done', async () => {
    const { school, anya, lessonId, letters } = await oneLesson();
    const before = (await letters()).length;
    await minute(school, '18:50:00');
    expect((await anya.event(lessonId)).status).toBe('scheduled');
    expect((await letters()).slice(before)).toEqual([]);
  });

  test('to a trial: it costs nothing, so there is no bonus, and it may be booked again', async () => {
    const school = await openSchool();
    await haveTeacher(school);
    const family = await haveFamily(school);
    const book = (iso: string) =>
      school.as(family.parent).post('/intro', { kidUid: family.kidUid, subject: 'math', timestamp: at(iso).toString() });
    await book('2026-11-24T18:00');
    await minute(school, '18:05:00');
    await minute(school, '18:50:00');
    const [letter] = (await lettersTo(school, mailOf(family))).slice(-1);
    expect(letter?.text).toContain('Пробный урок остаётся бесплатным. Выбрать другое время:\nhttp://localhost:3000/intro-appointment');
    expect((await school.ledger.balanceOf(family.familyId)).isBalanceReplenished).toBe(false);
    expect((await book('2026-11-25T18:00')).status).toBe(200);
  });
});

describe('a manager', () => {
  test('gives the lesson to another teacher, who enters it; the family hears who comes', async () => {
    const { school, anya, dmitry, lessonId, late, decide, letters, olga } = await oneLesson();
    await minute(school, '18:05:00');
    const before = (await letters()).length;
    school.clock.set(at('2026-11-24T18:08'));
    const { status, body } = await decide('replace', { teacherId: dmitry.teacherId, reason: 'Ольга не отвечает' });
    expect([status, body]).toMatchObject([200, { eventId: lessonId, teacher: { name: 'Дмитрий' }, kind: 'replacement' }]);
    await school.outbox.drain();
    expect(await late()).toEqual([]);
    expect((await letters()).slice(before)).toEqual(['Другой преподаватель: вторник, 24 ноября, 18:00 (время: Минск)']);
    expect((await anya.event(lessonId)).teacher.name).toBe('Дмитрий');
    expect((await school.as(olga.teacher).post(`/teacher/lessons/${lessonId}/here`)).status).toBe(404);
    expect((await school.as(dmitry.teacher).post(`/teacher/lessons/${lessonId}/here`)).status).toBe(200);
    await minute(school, '18:50:00');
    expect((await anya.event(lessonId)).status).toBe('scheduled');
  });

  test('must decide again when the replacement does not come for five minutes either; at the end it is given back', async () => {
    const { school, anya, dmitry, lessonId, late, decide } = await oneLesson();
    await minute(school, '18:05:00');
    school.clock.set(at('2026-11-24T18:08'));
    await decide('replace', { teacherId: dmitry.teacherId, reason: 'Ольга не отвечает' });
    school.clock.set(at('2026-11-24T18:12:59'));
    expect(await late()).toEqual([]);
    school.clock.set(at('2026-11-24T18:13:00'));
    expect(await late()).toEqual([lessonId]);
    await minute(school, '18:50:00');
    expect([(await anya.event(lessonId)).status, await anya.free()]).toEqual(['canceled', 9]);
    await insistBooksAgree(school.db);
  });

  test('gives a lesson ahead away as well, whoever wishes it', async () => {
    const { anya, dmitry, lessonId, decide } = await oneLesson();
    expect((await decide('replace', { teacherId: dmitry.teacherId, reason: 'Просьба семьи' })).status).toBe(200);
    expect((await anya.event(lessonId)).insteadOf.name).toBe('Ольга');
  });

  test('cannot give it to somebody who is busy, does not fit, is the same or is not there, nor a lesson that is none or over', async () => {
    const { school, olga, irina, kate, dmitry, lessonId, decide } = await oneLesson();
    const to = (teacherId: string, id = lessonId) => decide('replace', { teacherId, reason: 'Замена' }, id);
    expect((await to(irina.teacherId)).code).toBe('scheduling.slot_taken');
    expect((await to(kate.teacherId)).code).toBe('scheduling.teacher_does_not_fit');
    expect((await to(olga.teacherId)).code).toBe('scheduling.same_teacher');
    expect((await to(crypto.randomUUID())).code).toBe('scheduling.teacher_not_found');
    expect((await to(dmitry.teacherId, crypto.randomUUID())).code).toBe('scheduling.lesson_not_found');
    school.clock.set(at('2026-11-24T18:49:59'));
    expect((await to(kate.teacherId)).code).toBe('scheduling.teacher_does_not_fit');
    school.clock.set(at('2026-11-24T18:50:00'));
    expect((await to(dmitry.teacherId)).code).toBe('scheduling.lesson_is_over');
  });

  test('returns it with a bonus lesson from its start on, once', async () => {
    const { school, anya, decide } = await oneLesson();
    const reason = { reason: 'Учитель застрял в пути' };
    expect((await decide('return', reason, crypto.randomUUID())).code).toBe('scheduling.lesson_not_found');
    school.clock.set(at('2026-11-24T17:59:59'));
    expect((await decide('return', reason)).code).toBe('scheduling.lesson_not_started');
    school.clock.set(at('2026-11-24T18:00:00'));
    const answers = await Promise.all([decide('return', reason), decide('return', reason)]);
    expect(answers.map(({ code }) => code ?? 'done')).toEqual(expect.arrayContaining(['done', 'scheduling.lesson_is_over']));
    expect(await anya.free()).toBe(9);
    const [bonus] = (await school.ledger.history(anya.familyId)).entries;
    expect(bonus).toMatchObject({ type: 'bonus', delta: 1, kind: 'gold' });
    await insistBooksAgree(school.db);
  });

  test('and the teacher, the job and a second manager at one moment: the lesson has one end', async () => {
    const { school, anya, teacher, lessonId, decide, dmitry } = await oneLesson();
    await minute(school, '18:05:00');
    school.clock.set(at('2026-11-24T18:50:00'));
    await Promise.all([
      decide('return', { reason: 'Не пришла' }),
      decide('replace', { teacherId: dmitry.teacherId, reason: 'Замена' }),
      teacher.post(`/teacher/lessons/${lessonId}/conducted`),
      teacher.post(`/teacher/lessons/${lessonId}/non-attendance`),
      school.jobs.now('scheduling.watch-late-teachers'),
    ]);
    await settleMarks(school);
    const { status } = await anya.event(lessonId);
    expect(['canceled', 'conducted']).toContain(status);
    expect(await anya.free()).toBe({ canceled: 9, conducted: 7 }[status as 'canceled']);
    expect(school.faults).toEqual([]);
    await insistBooksAgree(school.db);
  });

  test('is the only one who sees them and decides', async () => {
    const { school, anya, teacher, lessonId } = await oneLesson();
    for (const calls of [anya.calls, teacher, school.as()]) {
      expect([401, 403]).toContain((await calls.get('/manager/late-lessons')).status);
      expect([401, 403]).toContain((await calls.post(`/manager/lessons/${lessonId}/return`, { reason: 'Хочу' })).status);
    }
    const phone = await openDevice(await goLive(school), anya.parent);
    expect(await phone.follow('late-lessons')).toMatchObject({ t: 'refused' });
  });
});
