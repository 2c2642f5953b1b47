import { expect, test } from 'vitest';

import { amountIn, momentIn, weeklyIn, withoutZone } from './wording.ts';

const at = Temporal.Instant.from('2026-11-23T18:00+03:00');

test('a moment is told in the family’s zone, and the zone is named', () => {
  expect(momentIn('ru-RU', 'Europe/Minsk', at)).toBe('понедельник, 23 ноября, 18:00 (время: Минск)');
  expect(momentIn('ru-RU', 'Asia/Almaty', at)).toBe('понедельник, 23 ноября, 20:00 (время: Алматы)');
  expect(momentIn('en-US', 'America/New_York', at)).toBe('Monday, November 23 at 10:00 (New York time)');
});

test('on a screen of that zone the zone is not named', () => {
  for (const locale of ['ru-RU', 'en-US'] as const) {
    const moment = momentIn(locale, 'Asia/Almaty', at);
    expect(withoutZone('Asia/Almaty', `A: ${moment}. B: ${moment}.`)).toBe(`A: ${moment.split(' (')[0]}. B: ${moment.split(' (')[0]}.`);
  }
  expect(withoutZone('Europe/Minsk', momentIn('ru-RU', 'Asia/Almaty', at))).toContain('(время: Алматы)');
});

test('weekly times of a teacher in Moscow fall on the family’s own days', () => {
  const week = { now: at, teacherZone: 'Europe/Moscow' };
  const days = [
    { weekday: 1, startMinute: 18 * 60 },
    { weekday: 4, startMinute: 21 * 60 + 30 },
  ];
  expect(weeklyIn('ru-RU', 'Europe/Minsk', days, week)).toBe('понедельник 18:00, четверг 21:30 (время: Минск)');
  expect(weeklyIn('ru-RU', 'Asia/Vladivostok', days, week)).toBe('вторник 01:00, пятница 04:30 (время: Владивосток)');
});

test('money is told with its currency, without empty cents', () => {
  expect(amountIn('ru-RU', 48_000, 'BYN').replaceAll('\u00a0', ' ')).toBe('480 BYN');
  expect(amountIn('ru-RU', 48_050, 'BYN').replaceAll('\u00a0', ' ')).toBe('480,50 BYN');
});
