import { expect, test } from 'vitest';

import type { RestaffedLine } from './staff-texts.ts';
import { textsIn } from './texts.ts';

const to = { parent: 'Анна', address: 'https://chip.school' };
const line = (teacher: string | null): RestaffedLine => ({
  kid: 'Миша',
  course: 'Математика',
  moment: 'вторник, 24 ноября, 18:00 (время: Минск)',
  teacher,
  isReturned: teacher === null,
  link: 'https://chip.school/schedule?event=1',
});
const told = (locale: 'ru-RU' | 'en-US', ...teachers: Array<string | null>) =>
  textsIn(locale).lessonsRestaffed({ ...to, teacher: 'Ольга', lessons: teachers.map(line) });

test('a message about other teachers says at once what has changed, and counts the lessons right', () => {
  expect(told('ru-RU', 'Дмитрий').subject).toBe('Другой преподаватель: вторник, 24 ноября, 18:00 (время: Минск)');
  expect(told('ru-RU', 'Дмитрий', 'Ирина').subject).toBe('Другой преподаватель: 2 урока');
  expect(told('ru-RU', 'Дмитрий', 'Ирина', null, null, null).subject).toBe('Изменения в расписании: 5 уроков');
  expect(told('ru-RU', null).subject).toBe('Урок отменён: вторник, 24 ноября, 18:00 (время: Минск)');
  expect(told('en-US', null, null).subject).toBe('Cancelled: 2 lessons');
  expect(told('en-US', 'Dmitry', null).subject).toBe('Changes in your schedule: 2 lessons');
});

test('a replacement may be exchanged for another time, a cancelled lesson has nothing to exchange', () => {
  expect(told('ru-RU', 'Дмитрий').text).toContain('можно перенести или отменить до самого начала');
  expect(told('ru-RU', null).text).not.toContain('можно перенести');
  expect(told('en-US', null).text).toContain('so the lesson is cancelled');
});

test('of a replacement a family reads who it is and that it goes on where the child is', () => {
  expect(told('ru-RU', 'Дмитрий').text).toContain('Дмитрий знает, что уже пройдено, и продолжит с того же места.');
  expect(told('en-US', 'Dmitry', 'Irina').text).toContain(
    'The new teachers know what has been covered so far and will continue from there.',
  );
  expect(told('ru-RU', null).text).not.toContain('с того же места');
});

test('a missed lesson says what it cost, and how it costs nothing next time', () => {
  const missed = (cost: 'free' | 'debited' | 'excused' | null, isGroup = false, passedOn: readonly string[] = []) =>
    textsIn('ru-RU').lessonMissed({
      ...to,
      changeHours: 8,
      freeSkips: 1,
      freeSkipDays: 30,
      kid: 'Миша',
      moment: 'сегодня',
      cost,
      isGroup,
      passedOn,
      days: 7,
      link: 'https://chip.school/schedule?event=1',
    }).text;
  expect(missed('free')).toContain('Урок вернулся на баланс');
  expect(missed('free', false, ['завтра'])).toContain('С баланса оплачен другой урок, на который не хватало: завтра.');
  expect(missed('free', false, ['завтра'])).not.toContain('вернулся');
  expect(missed('debited')).toContain('уже был, поэтому урок списан');
  expect(missed('debited', true)).toContain('Урок группы состоялся, поэтому он списан');
  expect(missed('excused')).toContain('Урок не списан');
  expect(missed(null)).toContain('https://chip.school/intro-appointment');
  expect([missed('free'), missed(null)].map((text) => text.includes('за 8 часов'))).toEqual([true, false]);
});
