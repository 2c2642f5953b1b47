import { describe, expect, test } from 'vitest';

import { openSchool, type TestSchool } from '../../testing.ts';
import { haveFamily } from '../families/testing.ts';
import { haveCourse, manager, moscow, tuesday } from '../scheduling/changes/testing.ts';
import { haveTeacher, settleMarks } from '../scheduling/testing.ts';

/** The newest messages, the newest last. */
const told = async (school: TestSchool, count: number) => {
  await school.settle();
  return (await school.messages.latest({ limit: count })).map(({ subject, text }) => ({ subject, text })).toReversed();
};

/** Anna's Masha, whose clock is two hours ahead of Moscow. */
const haveAnna = (school: TestSchool, its: object = {}) =>
  haveFamily(school, { email: 'anna@example.com', timezone: 'Asia/Almaty', ...its });

/** Anna's child has a lesson paid and one not paid, and its teacher has waited at the first for twelve minutes. */
async function twelveMinutesIn() {
  const school = await openSchool();
  const course = await haveCourse(school, { units: 2, days: [tuesday], family: await haveAnna(school) });
  const [first] = await course.lessons();
  const teacher = school.as(course.teacher);
  const begins = Temporal.Instant.from(first?.timestamp ?? '');
  school.clock.set(begins);
  await teacher.post(`/teacher/lessons/${first?.eventId}/here`);
  school.clock.set(begins.add({ minutes: 12 }));
  return { school, course, teacher, first };
}

describe('a family is told of a change of its lessons', () => {
  test('when a single lesson is, where it went, and what came back with its cancelling, by its own clock', async () => {
    const school = await openSchool();
    const course = await haveCourse(school, { units: 2, family: await haveAnna(school) });
    const lesson = await course.appoint(moscow('2026-11-26'));
    const moved = await course.calls.post(`/events/${lesson.eventId}/transfer`, {
      scope: 'one',
      timestamp: moscow('2026-11-27', '10:00'),
      reason: 'Врач',
    });
    await course.calls.post(`/events/${moved.body.event.eventId}/cancel`, { scope: 'one', reason: 'Всё ещё болеем' });

    const [booked, changed, canceled] = await told(school, 3);

    expect(booked?.subject).toBe('Урок назначен: четверг, 26 ноября, 20:00 (время: Алматы)');
    expect(booked?.text).toContain('Ребёнок: Маша\nКурс: Математика');
    expect(booked?.text).toContain('Преподаватель: Ольга');
    expect(changed?.subject).toBe('Урок перенесён: пятница, 27 ноября, 12:00 (время: Алматы)');
    expect(changed?.text).toContain('Было: четверг, 26 ноября, 20:00 (время: Алматы)\nСтало: пятница, 27 ноября, 12:00 (время: Алматы)');
    expect(canceled?.subject).toBe('Урок отменён: пятница, 27 ноября, 12:00 (время: Алматы)');
    expect(canceled?.text).toContain('На баланс вернулось: 1 урок.');
    expect(school.faults).toEqual([]);
  });

  test('with the lesson for its calendar, as it stands when the letter goes: what was moved since has no file any more', async () => {
    const school = await openSchool();
    const course = await haveCourse(school, { units: 2, family: await haveAnna(school) });
    const lesson = await course.appoint(moscow('2026-11-26'));
    await school.settle();
    const [booked] = await school.messages.latest({ limit: 1 });
    const startsIn = (files: Array<{ bytes: Uint8Array }>) =>
      files.map(({ bytes }) => /DTSTART:(\S+)/.exec(Buffer.from(bytes).toString())?.[1]);
    const filesOf = (letter: typeof booked) => (letter ? school.messages.filesOf(letter) : []);
    expect(await filesOf(booked)).toMatchObject([{ name: 'lesson.ics', type: expect.stringContaining('text/calendar') }]);
    expect(startsIn(await filesOf(booked))).toEqual(['20261126T150000Z']);

    const day = { scope: 'one', timestamp: moscow('2026-11-27', '10:00'), reason: 'Врач' };
    await course.calls.post(`/events/${lesson.eventId}/transfer`, day);
    await school.settle();
    const [moved] = await school.messages.latest({ limit: 1 });
    expect(startsIn(await filesOf(moved))).toEqual(['20261127T070000Z']);
    expect(await filesOf(booked)).toEqual([]);
    const shown = moved && (await school.messages.pageOf(moved));
    expect(shown?.html).toContain('lesson.ics');
  });

  test('where the unit of a cancelled lesson went when another one waited for it', async () => {
    const school = await openSchool();
    const course = await haveCourse(school, { units: 2, days: [tuesday], family: await haveAnna(school) });
    const [first, , third] = await course.lessons();
    const { body } = await course.calls.post(`/events/${first?.eventId}/cancel`, { scope: 'one', reason: 'Болеем' });
    expect(body.passedOn).toEqual([third?.timestamp]);
    const [canceled] = await told(school, 1);
    expect(canceled?.text).toContain('С баланса оплачен другой урок, на который не хватало: вторник, 8 декабря, 20:00');
    expect(canceled?.text).not.toContain('вернулось');
    expect(school.faults).toEqual([]);
  });

  for (const [what, subject, mark] of [
    ['broke off', 'Урок прервался', 'technical'],
    ['was missed for free', 'Пропущен урок', 'non-attendance'],
  ] as const)
    test(`where the unit of a lesson that ${what} went when another one waited for it`, async () => {
      const { school, teacher, first } = await twelveMinutesIn();
      const marked = await teacher.post(`/teacher/lessons/${first?.eventId}/${mark}`, mark === 'technical' ? { reason: 'Нет звука' } : {});
      expect(marked.status).toBe(200);
      await settleMarks(school);
      await school.settle();
      const letter = (await school.messages.latest({ limit: 50 })).find((it) => it.subject.startsWith(subject));
      expect(letter?.text).toContain('С баланса оплачен другой урок, на который не хватало: вторник, 8 декабря, 20:00');
      expect(letter?.text).not.toContain('вернулось');
      expect(school.faults).toEqual([]);
    });

  test('of a lesson it is said to have missed: the notice leads to where it can object, and so does the answer', async () => {
    const { school, course, teacher, first } = await twelveMinutesIn();
    await teacher.post(`/teacher/lessons/${first?.eventId}/non-attendance`, {});
    await settleMarks(school);
    await school.settle();
    const notice = async (title: string): Promise<object> =>
      (await course.calls.get('/notifications')).body.notices.find((it: { title: string }) => it.title.startsWith(title));
    const toLesson = { link: `/schedule?event=${first?.eventId}` };
    expect(await notice('Пропущен урок')).toMatchObject({ ...toLesson, text: expect.stringContaining('Если было иначе') });

    await course.calls.post(`/events/${first?.eventId}/objection`, { text: 'Маша была на уроке' });
    const boss = school.as(manager());
    const [{ id }] = (await boss.get('/manager/lesson-cases')).body.cases;
    const decided = { outcome: 'upheld', answer: 'Вы правы' };
    expect((await boss.post(`/manager/objections/${id}/decide`, decided)).status).toBe(200);
    await school.settle();
    expect(await notice('Вы правы')).toMatchObject(toLesson);
  });

  test('where the unit of a lesson that no teacher could hold went when another one waited for it', async () => {
    const school = await openSchool();
    const course = await haveCourse(school, { units: 2, days: [tuesday], family: await haveAnna(school) });
    const [first] = await course.lessons();
    school.clock.set(Temporal.Instant.from(first?.timestamp ?? '').add({ minutes: 6 }));
    const answer = await school.as(manager()).post(`/manager/lessons/${first?.eventId}/return`, { reason: 'Преподаватель заболел' });
    expect(answer.status).toBe(200);
    await school.settle();
    const letter = (await school.messages.latest({ limit: 50 })).find(({ text }) => text.includes('8 декабря'));
    expect(letter?.text).toContain('С баланса оплачен другой урок, на который не хватало: вторник, 8 декабря, 20:00');
    expect(letter?.text).not.toContain('вернулось');
    expect(school.faults).toEqual([]);
  });

  test('of a whole weekly time in one message, with both times and the number of lessons', async () => {
    const school = await openSchool();
    const course = await haveCourse(school, { units: 8, days: [tuesday], family: await haveAnna(school) });
    const before = (await told(school, 50)).length;
    const [, second] = await course.lessons();
    const { body } = await course.calls.post(`/events/${second?.eventId}/transfer`, {
      scope: 'following',
      timestamp: moscow('2026-12-03', '17:30'),
      reason: 'Секция',
    });
    await school.as(manager()).post(`/events/${body.event.eventId}/cancel`, { scope: 'following', reason: 'Звонок мамы' });

    const messages = (await told(school, 50)).slice(before);

    expect(messages.map(({ subject }) => subject)).toEqual(['Время уроков изменилось: Математика', 'Уроки отменены: Математика']);
    expect(messages[0]?.text).toContain('Было: вторник 20:00 (время: Алматы)\nСтало: четверг 19:30 (время: Алматы)');
    expect(messages[0]?.text).toContain('Первый урок в новое время: четверг, 3 декабря, 19:30 (время: Алматы)\nПеренесено: 7 уроков');
    expect(messages[1]?.text).toContain('Мы отменили уроки в это время.');
    expect(messages[1]?.text).toContain('Отменено: 7 уроков\n\nНа баланс вернулось: 7 уроков.');
  });

  test('of a trial that the school moved, in its own language, and of a time that was only held not at all', async () => {
    const school = await openSchool();
    await haveTeacher(school);
    const { parent, kidUid } = await haveAnna(school, { locale: 'en-US' });
    const request = { kidUid, subject: 'math', timestamp: moscow('2026-11-24') };
    await school.as(parent).post('/intro/hold', request);
    expect(await told(school, 50)).toHaveLength(1);
    const { body: trial } = await school.as(parent).post('/intro', request);
    const moved = await school
      .as(manager())
      .post(`/events/${trial.eventId}/transfer`, { scope: 'one', timestamp: moscow('2026-11-25'), reason: 'Просьба' });
    await school.as(parent).post(`/events/${moved.body.event.eventId}/cancel`, { scope: 'one', reason: 'Болеем' });
    const [booked, changed, canceled] = await told(school, 3);
    expect(booked?.subject).toContain('Trial lesson:');
    expect(changed?.subject?.replaceAll('\u202f', ' ')).toBe('Trial lesson rescheduled: Wednesday, November 25 at 20:00 (Almaty time)');
    expect(changed?.text).toContain('We’ve rescheduled the trial lesson.');
    expect(changed?.text).toContain('Subject: Maths');
    expect(canceled?.text).toContain('The trial lesson has been cancelled.');
    expect(canceled?.text).not.toContain('balance');
    expect(canceled?.text).toContain('/intro-appointment');
    expect(school.faults).toEqual([]);
  });

  test('in its list as read when it did it itself, as new when the school did it', async () => {
    const school = await openSchool();
    const course = await haveCourse(school, { units: 8, days: [tuesday], family: await haveAnna(school) });
    const list = async () => {
      await school.settle();
      return (await course.calls.get('/notifications')).body;
    };
    // The trial and the weekly days it chose on its own screen are not new to it.
    expect((await list()).notices.filter(({ topic }: { topic: string }) => topic === 'schedule')).toMatchObject([
      { isRead: true },
      { isRead: true },
    ]);
    const before = (await list()).unread;
    const [, second, third] = await course.lessons();
    await course.calls.post(`/events/${second?.eventId}/cancel`, { scope: 'one', reason: 'Болеем' });

    const own = await list();
    expect(own.notices[0]).toMatchObject({ topic: 'schedule', isRead: true });
    expect(own.unread).toBe(before);

    await school.as(manager()).post(`/events/${third?.eventId}/cancel`, { scope: 'one', reason: 'Звонок мамы' });

    const bySchool = await list();
    expect(bySchool.notices[0]).toMatchObject({ topic: 'schedule', isRead: false });
    expect(bySchool.unread).toBe(before + 1);
  });
});
