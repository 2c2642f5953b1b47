import { expect, test } from 'vitest';

import { briefOf } from './brief.ts';

const school = 'https://chip.school';
const brief = (sms: string) => briefOf(sms, school, 'Пробный урок: вторник, 18:00');

test('the address becomes a link, and the words that only led to it go', () => {
  expect(brief('пробный урок завтра. Подробности: https://chip.school')).toEqual({ text: 'Пробный урок завтра.', link: '/' });
  expect(brief('a lesson is booked. https://chip.school/schedule')).toEqual({
    text: 'A lesson is booked.',
    link: '/schedule',
  });
  expect(brief('урок отменён. Другое время: https://chip.school/schedule?do=book')).toEqual({
    text: 'Урок отменён.',
    link: '/schedule?do=book',
  });
});

test('words with a fact in them stay, and a message without an address leads nowhere', () => {
  expect(brief('занятия нет. Пополните баланс до 25 ноября, 20:55 (время: Минск): https://chip.school/payment/products')).toEqual({
    text: 'Занятия нет. Пополните баланс до 25 ноября, 20:55 (время: Минск).',
    link: '/payment/products',
  });
  expect(brief('оплата 480 BYN получена.')).toEqual({ text: 'Оплата 480 BYN получена.', link: null });
});

test('what the title says already is not said again', () => {
  expect(brief('пробный урок вторник, 18:00. Подробности: https://chip.school')).toEqual({ text: '', link: '/' });
  expect(brief('пробный урок вторник, 18:00. Понадобится компьютер. Подробности: https://chip.school')).toEqual({
    text: 'Понадобится компьютер.',
    link: '/',
  });
});
