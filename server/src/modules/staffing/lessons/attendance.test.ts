import { describe, expect, test } from 'vitest';

import { openSchool } from '../../../testing.ts';
import { aGroup } from '../../groups/testing.ts';
import { aCredit, insistBooksAgree } from '../../ledger/testing.ts';
import { haveFamily, haveTeacher, settleMarks, type TestFamily } from '../../scheduling/testing.ts';
import { at, entriesOf, havePupils, lettersTo, mailOf } from '../testing.ts';

/** Anya has a lesson of 50 minutes on Tuesday at 18:00. */
async function oneLesson({ units = 8 }: { units?: number } = {}) {
  const school = await openSchool();
  const { olga, pupils } = await havePupils(school, ['Аня'], { units });
  const [anya] = pupils;
  if (!anya) throw new Error('nobody');
  const lessonId = await anya.appoint('2026-11-24T18:00');
  const calls = school.as(olga.teacher);
  const post = async (action: string, body: object = {}, id = lessonId) => {
    const answer = await calls.post(`/teacher/lessons/${id}/${action}`, body);
    return { ...answer, code: answer.body.error?.code as string | undefined };
  };
  return { school, olga, anya, lessonId, post, calls };
}

describe('a teacher enters a lesson', () => {
  for (const [time, code] of [
    ['17:49:59', 'scheduling.lesson_not_started'],
    ['17:50:00', undefined],
    ['18:49:59', undefined],
    ['18:50:00', 'scheduling.lesson_is_over'],
  ] as const) {
    test(`at ${time}: ${code ?? 'and is in it'}`, async () => {
      const { school, post } = await oneLesson();
      school.clock.set(at(`2026-11-24T${time}`));
      expect((await post('here')).code).toBe(code);
    });
  }

  test('once: the first moment counts, and the lesson shows it', async () => {
    const { school, post, calls } = await oneLesson();
    school.clock.set(at('2026-11-24T17:55'));
    await post('here');
    school.clock.set(at('2026-11-24T18:20'));
    expect((await post('here')).body.teacherHereAt).toBe(at('2026-11-24T17:55').toString());
    expect((await calls.get('/teacher/lessons')).body.lessons[0].teacherHereAt).toBe(at('2026-11-24T17:55').toString());
  });

  test('that is another’s: it is not found, nor can it be closed', async () => {
    const { school, lessonId } = await oneLesson();
    const { teacher } = await haveTeacher(school);
    school.clock.set(at('2026-11-24T18:15'));
    for (const [action, body] of [
      ['here', {}],
      ['non-attendance', {}],
      ['technical', { reason: 'Нет звука' }],
    ] as const) {
      expect((await school.as(teacher).post(`/teacher/lessons/${lessonId}/${action}`, body)).body.error.code).toBe(
        'scheduling.lesson_not_found',
      );
    }
  });
});

describe('a kid that does not come', () => {
  test('is waited for 10 minutes, to the second; the lesson is closed once', async () => {
    const { school, post } = await oneLesson();
    school.clock.set(at('2026-11-24T18:01:00'));
    await post('here');
    school.clock.set(at('2026-11-24T18:09:59'));
    const early = await post('non-attendance');
    expect(early.body.error).toMatchObject({
      code: 'scheduling.too_early_for_absence',
      facts: { minutes: 10, from: at('2026-11-24T18:10').toString() },
    });
    school.clock.set(at('2026-11-24T18:10:00'));
    const answers = await Promise.all([post('non-attendance'), post('non-attendance'), post('non-attendance')]);
    expect(answers.filter(({ code }) => code === 'scheduling.lesson_is_over')).toHaveLength(2);
    expect(answers.find(({ code }) => code === undefined)?.body.status).toBe('nonAttendance');
    expect((await post('conducted')).code).toBe('scheduling.lesson_is_over');
    expect(school.faults).toEqual([]);
  });

  test('has one such lesson in 30 days for nothing, the next ones are debited, and after 30 days one is free again', async () => {
    const { school, anya, post, lessonId } = await oneLesson();
    const second = await anya.appoint('2026-12-24T17:30');
    const third = await anya.appoint('2026-12-24T18:30');
    const missed = async (id: string, iso: string) => {
      school.clock.set(at(iso).subtract({ minutes: 10 }));
      await post('here', {}, id);
      school.clock.set(at(iso));
      expect((await post('non-attendance', {}, id)).code).toBeUndefined();
      await settleMarks(school);
    };
    await missed(lessonId, '2026-11-24T18:10');
    expect(await anya.free()).toBe(6);
    expect(await entriesOf(school, anya)).toEqual(['paid 8']);
    await missed(second, '2026-12-24T17:40');
    expect(await entriesOf(school, anya)).toEqual(['nonAttendance -1', 'paid 8']);
    // 30 days after the free one: 18:00 of 24 December; this lesson begins half an hour later.
    await missed(third, '2026-12-24T18:40');
    expect(await entriesOf(school, anya)).toEqual(['nonAttendance -1', 'paid 8']);
    expect((await school.ledger.balanceOf(anya.familyId)).bundleGold.goldCurrent).toBe(7);
    expect(await anya.free()).toBe(7);

    const letters = (await lettersTo(school, mailOf(anya))).slice(-3);
    expect(letters.map(({ subject }) => subject?.startsWith('Пропущен урок: '))).toEqual([true, true, true]);
    expect(letters.map(({ text }) => /бесплатный\. Урок вернулся|урок списан/.exec(text)?.[0])).toEqual([
      'бесплатный. Урок вернулся',
      'урок списан',
      'бесплатный. Урок вернулся',
    ]);
    await insistBooksAgree(school.db);
  });

  test('costs nothing when a manager closes it and the teacher came too late, and it is no skip', async () => {
    const { school, anya, post, olga, lessonId } = await oneLesson();
    const byManager = { accountId: crypto.randomUUID(), role: 'manager' } as const;
    const next = await anya.appoint('2026-11-25T18:00');
    school.clock.set(at('2026-11-24T18:05:01'));
    await post('here');
    school.clock.set(at('2026-11-24T18:10'));
    await school.staffing.closeAsMissed(byManager, olga.teacherId, lessonId);
    school.clock.set(at('2026-11-25T18:05:00'));
    await post('here', {}, next);
    school.clock.set(at('2026-11-25T18:10'));
    await school.staffing.closeAsMissed(byManager, olga.teacherId, next);
    expect(await entriesOf(school, anya)).toEqual(['paid 8']);
    expect(await anya.free()).toBe(8);
    const third = await anya.appoint('2026-11-26T18:00');
    school.clock.set(at('2026-11-26T18:10'));
    await school.staffing.closeAsMissed(byManager, olga.teacherId, third);
    expect(await entriesOf(school, anya)).toEqual(['nonAttendance -1', 'paid 8']);
    await insistBooksAgree(school.db);
  });

  test('of two missed at the same moment one is free', async () => {
    const { school, anya, post, lessonId } = await oneLesson();
    const second = await anya.appoint('2026-11-24T19:00');
    school.clock.set(at('2026-11-24T18:00'));
    await post('here');
    school.clock.set(at('2026-11-24T19:00'));
    await post('here', {}, second);
    school.clock.set(at('2026-11-24T19:10'));
    await Promise.all([post('non-attendance'), post('non-attendance', {}, second), post('non-attendance', {}, lessonId)]);
    await settleMarks(school);
    expect(await entriesOf(school, anya)).toEqual(['nonAttendance -1', 'paid 8']);
    await insistBooksAgree(school.db);
  });

  test('at its trial may have another one, with the same teacher too', async () => {
    const school = await openSchool();
    const { teacher, teacherId } = await haveTeacher(school);
    const family = await haveFamily(school);
    const book = (iso: string) =>
      school.as(family.parent).post('/intro', { kidUid: family.kidUid, subject: 'math', timestamp: at(iso).toString() });
    const { eventId } = (await book('2026-11-24T18:00')).body;
    school.clock.set(at('2026-11-24T18:00'));
    await school.as(teacher).post(`/teacher/lessons/${eventId}/here`);
    school.clock.set(at('2026-11-24T18:10'));
    expect((await school.as(teacher).post(`/teacher/lessons/${eventId}/non-attendance`)).body.status).toBe('nonAttendance');
    await settleMarks(school);
    expect((await book('2026-11-25T18:00')).body).toMatchObject({ status: 'scheduled', teacher: { teacherId } });
    await school.outbox.drain();
    const letter = (await lettersTo(school, mailOf(family))).find(({ subject }) => subject?.startsWith('Пропущен'));
    expect(letter?.text).toContain('Пробный урок можно назначить снова');
  });
});

describe('a lesson without a unit', () => {
  test('takes one when it is conducted; without any it cannot be, and missing it makes no debt', async () => {
    const { school, anya, olga, post } = await oneLesson({ units: 2 });
    const days = [{ weekday: 3, startMinute: 1080 }];
    await anya.calls.post('/regular-schedule', { processId: anya.processId, teacherId: olga.teacherId, days });
    school.clock.set(at('2026-12-02T18:00'));
    const [lesson] = (await school.as(olga.teacher).get('/teacher/lessons')).body.lessons;
    // The first Wednesday has the unit, this one has none, and the clock came here without the jobs that release it.
    await post('here', {}, lesson.eventId);
    school.clock.set(at('2026-12-02T18:45'));
    expect((await post('conducted', {}, lesson.eventId)).code).toBe('ledger.not_enough_units');
    expect((await post('non-attendance', {}, lesson.eventId)).body.status).toBe('nonAttendance');
    await settleMarks(school);
    expect(await entriesOf(school, anya)).toEqual(['paid 2']);
    await insistBooksAgree(school.db);
  });
});

describe('a lesson that breaks down', () => {
  test('gives its unit back from its start on, once, and the family is told how to have another time', async () => {
    const { school, anya, post } = await oneLesson();
    const reason = { reason: 'Пропал звук' };
    school.clock.set(at('2026-11-24T17:59:59'));
    expect((await post('technical', reason)).code).toBe('scheduling.lesson_not_started');
    school.clock.set(at('2026-11-24T18:00:00'));
    expect((await post('technical', reason)).body.status).toBe('canceled');
    expect((await post('technical', reason)).code).toBe('scheduling.lesson_is_over');
    expect(await anya.free()).toBe(8);
    await school.outbox.drain();
    const [letter] = (await lettersTo(school, mailOf(anya))).slice(-1);
    expect(letter?.subject).toBe('Урок прервался: вторник, 24 ноября, 18:00 (время: Минск)');
    expect(letter?.text).toContain('Урок вернулся на баланс. Выбрать другое время:\nhttp://localhost:3000/schedule');
    await insistBooksAgree(school.db);
  });
});

describe('a lesson of a group', () => {
  /** Three kids of three families in Irina's club on Wednesdays at 18:00, each with units. */
  async function club() {
    const school = await openSchool();
    const irina = await haveTeacher(school, { name: 'Ирина', subjects: ['speaking'] });
    const groupId = await school.groups.createGroup(aGroup({ teacherId: irina.teacherId, weekday: 3 }));
    const families: TestFamily[] = [];
    for (const name of ['Аня', 'Боря', 'Вика']) {
      const family = await haveFamily(school, { name });
      await school.ledger.credit(aCredit({ familyId: family.familyId, kind: 'silver', units: 4 }));
      await school.outbox.drain();
      const { status, body } = await school.as(family.parent).post(`/groups/${groupId}/join`, { kidUid: family.kidUid });
      if (status !== 200) throw new Error(JSON.stringify(body));
      families.push(family);
    }
    const { lessons } = (await school.as(irina.teacher).get('/teacher/lessons?from=2026-11-25')).body;
    const lessonId = lessons[0].eventId as string;
    const post = (action: string, body: object = {}) => school.as(irina.teacher).post(`/teacher/lessons/${lessonId}/${action}`, body);
    const silver = () =>
      Promise.all(families.map(async ({ familyId }) => (await school.ledger.balanceOf(familyId)).bundleSilver.silverCurrent));
    return { school, families, post, silver, absent: (...which: number[]) => ({ absent: which.map((it) => families[it]?.kidUid) }) };
  }

  test('takes place without a kid that did not come: it is debited too, and hears of it', async () => {
    const { school, families, post, silver, absent } = await club();
    const heard: string[][] = [];
    school.outbox.subscribe('scheduling.lesson_conducted', 'test', async (it) => {
      heard.push(it.kidUids);
    });
    const reason = { reason: 'Всё успели' };
    school.clock.set(at('2026-11-25T18:00:30'));
    expect((await post('conducted', { ...absent(1), ...reason })).body.error.code).toBe('scheduling.teacher_not_here');
    await post('here');
    school.clock.set(at('2026-11-25T18:09:59'));
    expect((await post('conducted', { ...absent(1), ...reason })).body.error.code).toBe('scheduling.too_early_for_absence');
    school.clock.set(at('2026-11-25T18:44:59'));
    expect((await post('conducted', absent(1))).body.error.code).toBe('scheduling.too_early_to_conduct');
    school.clock.set(at('2026-11-25T18:45:00'));
    expect((await post('conducted', { absent: [crypto.randomUUID()] })).body.error.code).toBe('scheduling.kid_not_in_lesson');
    expect((await post('conducted', absent(0, 1, 2))).body.error).toMatchObject({ code: 'request.invalid', facts: { where: 'absent' } });
    expect((await post('conducted', absent(1))).body.status).toBe('conducted');
    expect(await silver()).toEqual([4, 4, 4]);
    await settleMarks(school);
    expect(await silver()).toEqual([3, 3, 3]);
    const entries = await Promise.all(families.map(async (family) => (await entriesOf(school, family))[0]));
    expect(entries).toEqual(['process -1', 'nonAttendance -1', 'process -1']);
    await school.outbox.drain();
    expect(heard).toHaveLength(2);
    expect(heard).toEqual(expect.arrayContaining([[families[0]?.kidUid], [families[2]?.kidUid]]));
    const letter = (await lettersTo(school, mailOf(families[1] ?? { familyId: '' }))).find(({ subject }) =>
      subject?.startsWith('Пропущен'),
    );
    expect(letter?.text).toContain('Урок группы состоялся, поэтому он списан.');
    expect(school.faults).toEqual([]);
    await insistBooksAgree(school.db);
  });

  test('to which nobody came is debited to all: the teacher was there', async () => {
    const { school, post, silver } = await club();
    school.clock.set(at('2026-11-25T18:00'));
    await post('here');
    school.clock.set(at('2026-11-25T18:10'));
    expect((await post('non-attendance')).body.status).toBe('nonAttendance');
    await settleMarks(school);
    expect(await silver()).toEqual([3, 3, 3]);
    await insistBooksAgree(school.db);
  });

  test('that breaks down gives every unit back', async () => {
    const { school, post, silver } = await club();
    school.clock.set(at('2026-11-25T18:30'));
    expect((await post('technical', { reason: 'Нет связи' })).status).toBe(200);
    expect(await silver()).toEqual([4, 4, 4]);
    await insistBooksAgree(school.db);
  });
});
