import { describe, expect, test } from 'vitest';

import { textsIn } from './texts.ts';

const to = { parent: 'Анна', address: 'https://chip.school', offered: [] };
const olga = { kid: 'Миша', with: { course: 'Математика', teacher: 'Ольга' }, times: ['вторник, 24 ноября, 18:00 (время: Минск)'] };
const locales = ['ru-RU', 'en-US'] as const;

describe('lessons that come to their end', () => {
  const subject = (locale: (typeof locales)[number], kind: 'gold' | 'silver', left: number) =>
    textsIn(locale).balanceEnding({ ...to, kind, left, free: left }).subject;

  test('are counted in words that agree', () => {
    expect([2, 1, 0].map((left) => subject('ru-RU', 'gold', left))).toEqual([
      'Осталось 2 индивидуальных урока',
      'Остался 1 индивидуальный урок',
      'Индивидуальные уроки закончились',
    ]);
    expect([2, 1, 0].map((left) => subject('en-US', 'silver', left))).toEqual([
      '2 group lessons left',
      '1 group lesson left',
      'No group lessons left',
    ]);
  });

  test('are offered times only where one is free, and a way to book only for a lesson that is not booked', () => {
    const text = (free: number) => textsIn('ru-RU').balanceEnding({ ...to, kind: 'gold', left: 2, free, offered: [olga] }).text;
    expect(text(2)).toContain('Миша, Математика, преподаватель Ольга:\n• вторник, 24 ноября, 18:00');
    expect(text(2)).toContain('https://chip.school/schedule?do=book');
    expect(text(0)).not.toContain('do=book');
    expect(textsIn('en-US').balanceEnding({ ...to, kind: 'silver', left: 2, free: 2 }).text).toContain('https://chip.school/groups');
  });
});

test('one lesson is spoken of as one, in the end of a balance and of a term', () => {
  const ending = (locale: (typeof locales)[number], left: number, free: number) =>
    textsIn(locale).balanceEnding({ ...to, kind: 'gold', left, free, offered: [olga] }).text;
  expect(ending('ru-RU', 1, 1)).toMatch(/для него пока не выбрано\.[^]*для этого урока:/);
  expect(ending('ru-RU', 1, 0)).toContain('Время для него уже выбрано');
  expect(ending('ru-RU', 2, 2)).toMatch(/для них пока не выбрано\.[^]*для этих уроков:/);
  expect([1, 2, 5, 11, 21].map((free) => /не выбрано для ([^.]+)\./.exec(ending('ru-RU', 30, free))?.[1])).toEqual([
    '1 урока',
    '2 уроков',
    '5 уроков',
    '11 уроков',
    '21 урока',
  ]);
  expect([1, 2].map((free) => /Still to be booked: ([^.]+)\./.exec(ending('en-US', 30, free))?.[1])).toEqual(['1 lesson', '2 lessons']);
  expect(ending('en-US', 1, 1)).toMatch(/It isn’t booked yet\.[^]*for this lesson:/);
  expect(ending('en-US', 2, 0)).toContain('All of them are already booked');
  const ends = (locale: (typeof locales)[number], units: number) =>
    textsIn(locale).unitsExpire({ ...to, lots: [{ kind: 'gold', units, until: '23 декабря', days: 7 }], mayExchange: false }).text;
  expect([ends('ru-RU', 1), ends('ru-RU', 5)].map((text) => /он сгорит|они сгорят/.exec(text)?.[0])).toEqual(['он сгорит', 'они сгорят']);
  expect([ends('en-US', 1), ends('en-US', 5)].map((text) => /use (it|them)\.$/m.exec(text)?.[0])).toEqual(['use it.', 'use them.']);
});

test('lessons of a subscription cannot be exchanged, and nobody is told that they can', () => {
  const lots = [{ kind: 'silver', units: 1, until: '23 декабря', days: 7 }] as const;
  for (const locale of locales) {
    const text = (mayExchange: boolean) => textsIn(locale).unitsExpire({ ...to, lots, mayExchange }).text;
    expect([text(true).includes('/payment/exchange'), text(false).includes('/payment/exchange')]).toEqual([true, false]);
  }
});

test('an SMS says it in three parts at most, with the longest city', () => {
  const lots = [{ kind: 'gold', units: 64, until: '23 декабря, 23:59 (время: Екатеринбург)', days: 60 }] as const;
  const subscription = {
    ...to,
    lessons: 8,
    amount: '28 800 KZT',
    endsAt: '23 декабря, 23:59 (время: Екатеринбург)',
    until: '26 декабря, 23:59 (время: Екатеринбург)',
  };
  for (const locale of locales) {
    const texts = textsIn(locale);
    for (const { sms } of [
      texts.balanceEnding({ ...to, kind: 'gold', left: 2, free: 1 }),
      texts.balanceEnding({ ...to, kind: 'silver', left: 0, free: 0 }),
      texts.unitsExpire({ ...to, lots, mayExchange: true }),
      texts.subscriptionUnpaid(subscription),
      texts.subscriptionDeclined({ ...subscription, card: '•••• 4242', nextTryAt: subscription.until }),
    ])
      expect(sms.length).toBeLessThanOrEqual(3 * 67);
  }
});
