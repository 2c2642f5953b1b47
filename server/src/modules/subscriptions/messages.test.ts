import { expect, test } from 'vitest';

import { at, haveSubscription } from './testing.ts';

const subjects = (messages: Array<{ subject: string }>) => messages.map(({ subject }) => subject).filter((it) => /бонемент/.test(it));

test('a family hears that its subscription has begun, what is charged next, and that it was renewed', async () => {
  const { strike, messages } = await haveSubscription();
  await strike('2026-12-22T10:00+03:00');
  const told = await messages();
  expect(subjects(told)).toEqual(['Абонемент оплачен: 4 групповых урока', 'Абонемент продлён до 22 января, 23:59 (время: Минск)']);
  const [first] = told.filter(({ subject }) => subject.startsWith('Абонемент оплачен'));
  expect(first?.text).toContain('21 декабря, 23:59 (время: Минск) спишем 88 BYN с карты •••• 4242');
});

test('a declined card is told each time, and the end once', async () => {
  const { strike, messages } = await haveSubscription({ choice: 'card-declines' });
  for (const day of ['22', '23', '25', '27', '28']) await strike(at(`2026-12-${day}T10:00:00+03:00`));
  const told = await messages();
  expect(subjects(told)).toEqual([
    'Абонемент оплачен: 4 групповых урока',
    ...Array.from({ length: 3 }, () => 'Не получилось продлить абонемент: 88 BYN'),
    'Абонемент закончился',
  ]);
  const declined = told.filter(({ subject }) => subject.startsWith('Не получилось'));
  expect(declined.map(({ text }) => /ещё раз (.*?)\. Можно/.exec(text)?.[1])).toEqual([
    '23 декабря, 10:00 (время: Минск)',
    '25 декабря, 10:00 (время: Минск)',
    '27 декабря, 10:00 (время: Минск)',
  ]);
});

test('who pays by hand is reminded once, with the price and the last moment', async () => {
  const { strike, messages } = await haveSubscription({ renew: false });
  for (const minute of ['00', '10', '20']) await strike(at(`2026-12-22T10:${minute}:00+03:00`));
  const told = (await messages()).filter(({ subject }) => subject.startsWith('Абонемент заканчивается'));
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('4 групповых урока, 88 BYN. Оплатить можно до 26 декабря, 23:59 (время: Минск)');
});
