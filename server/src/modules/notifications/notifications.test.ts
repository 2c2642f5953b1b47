import { describe, expect, test } from 'vitest';

import { openSchool, type TestSchool } from '../../testing.ts';
import { haveFamily } from '../families/testing.ts';
import { haveTeacher, holdLesson } from '../scheduling/testing.ts';

const told = async (school: TestSchool) => {
  await school.settle();
  return (await school.messages.latest({ limit: 50 }))
    .map(({ channel, to, subject, text }) => ({ channel, to, subject, text }))
    .toReversed();
};

/** Anna's Masha has a trial on Tuesday at 18:00 in Moscow, which is 20:00 in Almaty. */
const withTrial = async () => {
  const school = await openSchool();
  const { teacher } = await haveTeacher(school);
  const family = await haveFamily(school, { email: 'anna@example.com', timezone: 'Asia/Almaty' });
  const { parent, kidUid } = family;
  const { body: trial } = await school.as(parent).post('/intro', { kidUid, subject: 'math', timestamp: '2026-11-24T15:00:00Z' });
  return { school, teacher, ...family, trial };
};

const recommend = async ({ school, teacher, trial }: Awaited<ReturnType<typeof withTrial>>) => {
  school.clock.set(Temporal.Instant.from('2026-11-24T18:55+03:00'));
  await holdLesson(school, teacher, trial.eventId);
  const report = { outcome: 'recommended', courseCode: 'math', level: 'm2', text: 'Считает уверенно' };
  await school.as(teacher).post(`/teacher/lessons/${trial.eventId}/report`, report);
};

describe('a family is told', () => {
  test('welcome, in its own language, once', async () => {
    const school = await openSchool();
    await haveFamily(school, { email: 'anna@example.com', locale: 'en-US' });
    await school.settle();
    const messages = await told(school);
    expect(messages).toMatchObject([{ channel: 'mail', to: 'anna@example.com', subject: 'Welcome!' }]);
    expect(messages[0]?.text).toContain('Маша');
    expect(messages[0]?.text).toContain('/intro-appointment');
  });

  test('by SMS where there is no e-mail', async () => {
    const school = await openSchool();
    await haveFamily(school, { email: undefined, phone: '+375291234567' });
    expect(await told(school)).toMatchObject([{ channel: 'sms', to: '375291234567' }]);
  });

  test('when the trial is, by its own clock, with the zone named', async () => {
    const { school } = await withTrial();
    const [, booked] = await told(school);
    expect(booked?.subject).toBe('Пробный урок: вторник, 24 ноября, 20:00 (время: Алматы)');
    expect(booked?.text).toContain('Преподаватель: Ольга');
  });

  test('which course is recommended, and until when the gift waits', async () => {
    const made = await withTrial();
    await recommend(made);
    const message = (await told(made.school)).at(-1);
    expect(message?.subject).toBe('Рекомендуем курс «Математика»');
    expect(message?.text).toContain('Подарок: ещё 3 урока к пакету от 8 уроков при оплате до 26 ноября, 20:55 (время: Алматы)');
  });

  test('which times are held, that the hold ends, and that it has ended', async () => {
    const made = await withTrial();
    const { school, parent } = made;
    await recommend(made);
    await told(school);
    const { processes } = (await school.as(parent).get('/user')).body;
    const process = processes.find(({ type }: { type: string }) => type === 'learning');
    const days = [{ weekday: 4, startMinute: 18 * 60 }];
    const set = await school
      .as(parent)
      .post('/regular-schedule', { processId: process.processId, teacherId: process.teacher.teacherId, days });
    expect(set.status).toBe(200);
    const held = (await told(school)).at(-1);
    expect(held?.text).toContain('Уроки: четверг 20:00 (время: Алматы)');
    expect(held?.text).toContain('до 25 ноября, 20:55 (время: Алматы)');

    school.clock.set(school.clock.now().add({ hours: 19 }));
    const before = (await told(school)).length;
    school.clock.set(school.clock.now().add({ hours: 1 }));
    const reminded = await told(school);
    expect(reminded).toHaveLength(before + 1);
    expect(reminded.at(-1)?.subject).toBe('Выбранное время держим до 25 ноября, 20:55 (время: Алматы)');

    school.clock.set(school.clock.now().add({ hours: 4, minutes: 1 }));
    expect((await told(school)).at(-1)?.subject).toBe('Выбранное время освободилось');
    expect(school.faults).toEqual([]);
  });
});
