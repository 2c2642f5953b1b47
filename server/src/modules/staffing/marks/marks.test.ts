import { describe, expect, test } from 'vitest';

import { openSchool } from '../../../testing.ts';
import { insistBooksAgree } from '../../ledger/testing.ts';
import { at, entriesOf, havePupils, lettersTo, mailOf } from '../testing.ts';
import { haveFamily, haveTeacher, settleMarks } from '../../scheduling/testing.ts';

const day = (time: string) => at(`2026-11-24T${time}`);

/** Anya has a lesson of 50 minutes on Tuesday at 18:00; nobody has told her anything of it yet. */
async function oneLesson() {
  const school = await openSchool();
  const { olga, pupils } = await havePupils(school, ['Аня']);
  const [anya] = pupils;
  if (!anya) throw new Error('nobody');
  const lessonId = await anya.appoint('2026-11-24T18:00');
  await school.settle();
  const calls = school.as(olga.teacher);
  const post = async (action: string, body: object = {}) => {
    const answer = await calls.post(`/teacher/lessons/${lessonId}/${action}`, body);
    return { ...answer, code: answer.body.error?.code as string | undefined };
  };
  const postAt = (time: string, action: string, body: object = {}) => {
    school.clock.set(day(time));
    return post(action, body);
  };
  const before = (await lettersTo(school, mailOf(anya))).length;
  const letters = async () => (await lettersTo(school, mailOf(anya))).slice(before);
  const job = async (time: string) => {
    school.clock.set(day(time));
    await school.jobs.now('scheduling.watch-late-teachers');
    await school.jobs.now('scheduling.settle-marks');
    await school.outbox.drain();
  };
  return { school, olga, anya, lessonId, calls, post, postAt, letters, job };
}

describe('a mark', () => {
  test('may be undone for 10 minutes, to the second, and then nothing has happened', async () => {
    const { school, anya, post, postAt, job, letters, calls, lessonId } = await oneLesson();
    const heard: string[] = [];
    school.outbox.subscribe('scheduling.lesson_conducted', 'test', async () => void heard.push('conducted'));
    await postAt('17:58:00', 'here');
    expect((await postAt('18:45:00', 'undo-mark')).code).toBe('scheduling.no_mark');
    const marked = await post('conducted');
    expect(marked.body).toMatchObject({
      status: 'conducted',
      mark: { outcome: 'conducted', undoUntil: day('18:55:00').toString() },
      may: { undo: { allowed: true }, conduct: { allowed: false }, nonAttendance: { allowed: false }, technical: { allowed: false } },
    });
    // The family is told that it is over, and not yet how it ended.
    expect(await anya.event(lessonId)).toMatchObject({ status: 'inProgress', settlesAt: day('18:55:00').toString() });
    await job('18:54:59');
    expect([await anya.free(), heard, await letters()]).toEqual([7, [], []]);
    const undone = await post('undo-mark');
    expect(undone.body).toMatchObject({ status: 'scheduled', mark: null, may: { conduct: { allowed: true } } });
    expect(await anya.event(lessonId)).toMatchObject({ settlesAt: null });
    await job('19:30:00');
    expect(heard).toEqual([]);
    expect(await entriesOf(school, anya)).toEqual(['paid 8']);
    expect((await calls.get('/teacher/lessons')).body.waiting).toHaveLength(1);
    await insistBooksAgree(school.db);
  });

  test('stands after that: its unit is spent once, and it cannot be undone', async () => {
    const { school, anya, postAt, job } = await oneLesson();
    await postAt('17:58:00', 'here');
    await postAt('18:45:00', 'conducted');
    const late = await postAt('18:55:00', 'undo-mark');
    expect(late.body.error).toMatchObject({ code: 'scheduling.mark_stands', facts: { minutes: 10, until: day('18:55:00').toString() } });
    await job('18:55:00');
    await job('18:56:00');
    expect(await entriesOf(school, anya)).toEqual(['process -1', 'paid 8']);
    await insistBooksAgree(school.db);
  });

  test('and its undoing, the job and a manager at one moment: the lesson has one end', async () => {
    const { school, olga, anya, lessonId, post, postAt } = await oneLesson();
    await postAt('17:58:00', 'here');
    await postAt('18:45:00', 'conducted');
    school.clock.set(day('18:54:59'));
    const byManager = { accountId: crypto.randomUUID(), role: 'manager' } as const;
    await Promise.all([
      post('undo-mark'),
      post('undo-mark'),
      post('conducted'),
      school.staffing.closeAsMissed(byManager, olga.teacherId, lessonId).catch(() => undefined),
    ]);
    await settleMarks(school);
    expect(await anya.event(lessonId)).toMatchObject({ status: 'nonAttendance' });
    expect(await anya.free()).toBe(8);
    expect(school.faults).toEqual([]);
    await insistBooksAgree(school.db);
  });

  test('goes back with the unit that it alone had reserved', async () => {
    const school = await openSchool();
    const { olga, pupils } = await havePupils(school, ['Аня'], { units: 2 });
    const [anya] = pupils;
    if (!anya) throw new Error('nobody');
    await anya.calls.post('/regular-schedule', {
      processId: anya.processId,
      teacherId: olga.teacherId,
      days: [{ weekday: 3, startMinute: 1080 }],
    });
    // The third Wednesday has no unit; two come when it is over.
    school.clock.set(at('2026-12-09T18:50'));
    const [lesson] = (await school.as(olga.teacher).get('/teacher/lessons')).body.lessons;
    await school.ledger.credit({
      familyId: anya.familyId,
      kind: 'gold',
      source: 'bonus',
      units: 1,
      value: 0,
      currency: null,
      expiresAt: at('2027-12-09T00:00'),
      key: 'test',
    });
    const path = `/teacher/lessons/${lesson.eventId}`;
    const isFunded = async () => (await anya.event(lesson.eventId)).funded;
    expect([await isFunded(), await anya.free()]).toEqual([false, 1]);
    expect((await school.as(olga.teacher).post(`${path}/conducted`)).status).toBe(200);
    expect([await isFunded(), await anya.free()]).toEqual([true, 0]);
    expect((await school.as(olga.teacher).post(`${path}/undo-mark`)).status).toBe(200);
    // The unit waits for the next lesson of the schedule, as it would have without the mark.
    expect(await isFunded()).toBe(false);
    expect((await school.ledger.balanceOf(anya.familyId)).bundleGold.goldCurrent).toBe(3);
    await insistBooksAgree(school.db);
  });

  test('of a trial stands with its report: the family has been told', async () => {
    const school = await openSchool();
    const { teacher } = await haveTeacher(school);
    const family = await haveFamily(school);
    const { body } = await school
      .as(family.parent)
      .post('/intro', { kidUid: family.kidUid, subject: 'math', timestamp: day('18:00:00').toString() });
    school.clock.set(day('18:45:00'));
    const path = `/teacher/lessons/${body.eventId}`;
    await school.as(teacher).post(`${path}/conducted`);
    const reported = await school.as(teacher).post(`${path}/report`, { outcome: 'notYet', text: 'Хорошее начало' });
    expect(reported.body).toMatchObject({ status: 'conducted', mark: null });
    expect((await school.as(teacher).post(`${path}/undo-mark`)).body.error.code).toBe('scheduling.no_mark');
    expect(await school.calendar.hadIntro(family.familyId)).toBe(true);
  });
});

describe('a kid that did not come', () => {
  for (const [entered, code] of [
    ['18:01:00', undefined],
    ['18:01:01', 'scheduling.teacher_came_late'],
  ] as const) {
    test(`with a teacher there from ${entered}: ${code ?? 'it may say so'}`, async () => {
      const { postAt } = await oneLesson();
      await postAt(entered, 'here');
      const answer = await postAt('18:10:00', 'non-attendance');
      expect(answer.code).toBe(code);
      if (code) expect(answer.body.error.facts).toEqual({ enteredAt: day('18:01:01').toString(), lateMinutes: 2, minutes: 1 });
    });
  }

  test('cannot be said by a teacher who was not there, nor "I came late" by one who was in time', async () => {
    const { postAt, post } = await oneLesson();
    expect((await postAt('18:10:00', 'non-attendance')).code).toBe('scheduling.teacher_not_here');
    expect((await post('not-held')).code).toBe('scheduling.teacher_not_here');
    await postAt('18:10:00', 'here');
    const other = await oneLesson();
    await other.postAt('18:01:00', 'here');
    expect((await other.postAt('18:09:59', 'not-held')).code).toBe('scheduling.too_early_for_absence');
    expect((await other.postAt('18:10:00', 'not-held')).code).toBe('scheduling.teacher_in_time');
  });
});

describe('a teacher who came late to a lesson that was not held', () => {
  test('gives back the unit, and the bonus that the family was promised, once; the letter blames nobody but the school', async () => {
    const { school, anya, postAt, job, letters, lessonId } = await oneLesson();
    await job('18:05:00');
    await postAt('18:12:00', 'here');
    await postAt('18:13:00', 'not-held');
    expect(await anya.free()).toBe(7);
    await job('18:23:00');
    expect(await anya.event(lessonId)).toMatchObject({ status: 'canceled' });
    expect(await anya.free()).toBe(9);
    expect(await entriesOf(school, anya)).toEqual(['bonus 1', 'paid 8']);
    const [, last] = await letters();
    expect(last?.subject).toContain('Урок не состоялся');
    expect(last?.text).toContain('Преподаватель опоздал');
    expect(last?.text).toContain('Урок вернулся на баланс, и мы добавили ещё 1 урок в подарок');
    await insistBooksAgree(school.db);
  });

  test('gives back the unit alone when nobody had promised anything', async () => {
    const { anya, postAt, job, letters } = await oneLesson();
    await postAt('18:03:00', 'here');
    await postAt('18:11:00', 'not-held');
    await job('18:21:00');
    expect(await anya.free()).toBe(8);
    expect((await letters())[0]?.text).toContain('Урок вернулся на баланс.');
  });

  for (const closer of ['manager', 'job'] as const) {
    test(`gives the promised bonus once when the ${closer} closes it`, async () => {
      const { school, olga, anya, lessonId, postAt, job, letters } = await oneLesson();
      await job('18:05:00');
      if (closer === 'manager') {
        await postAt('18:12:00', 'here');
        await school.staffing.closeAsMissed({ accountId: crypto.randomUUID(), role: 'manager' }, olga.teacherId, lessonId);
        await school.outbox.drain();
      }
      await job('18:50:00');
      await job('18:51:00');
      expect(await anya.free()).toBe(9);
      expect((await entriesOf(school, anya)).filter((it) => it.startsWith('bonus'))).toEqual(['bonus 1']);
      expect((await letters()).at(-1)?.text).not.toContain('Мы ждали ребёнка');
      await insistBooksAgree(school.db);
    });
  }
});

test('what was marked early or without the teacher being seen is flagged to managers', async () => {
  const { school, lessonId, postAt, job } = await oneLesson();
  await postAt('18:20:00', 'conducted', { reason: 'Закончили раньше' });
  await job('18:30:00');
  expect(await school.staffing.lessonFlags()).toMatchObject([
    { lesson: { eventId: lessonId }, kind: 'early', reason: 'Закончили раньше' },
    { lesson: { eventId: lessonId }, kind: 'withoutPresence' },
  ]);
});

test('a lesson that nobody marks stays with its teacher until it is marked, and managers see it after half a day', async () => {
  const { school, calls, lessonId, postAt, job } = await oneLesson();
  await postAt('18:00:00', 'here');
  await job('18:50:00');
  const unmarked = async () => (await calls.get('/teacher/lessons')).body.waiting.map((it: { eventId: string }) => it.eventId);
  expect(await unmarked()).toEqual([lessonId]);
  school.clock.set(at('2026-11-25T06:49:59'));
  expect(await school.staffing.unmarkedLessons()).toEqual([]);
  school.clock.set(at('2026-11-25T06:50:00'));
  expect(await school.staffing.unmarkedLessons()).toMatchObject([{ lesson: { eventId: lessonId } }]);
  school.clock.set(at('2026-11-26T12:00:00'));
  expect(await unmarked()).toEqual([lessonId]);
  expect((await calls.post(`/teacher/lessons/${lessonId}/conducted`)).status).toBe(200);
  expect(await unmarked()).toEqual([]);
});
