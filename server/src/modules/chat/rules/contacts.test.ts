import { expect, test } from 'vitest';

import { contactsIn, endsInDigits } from './contacts.ts';

const found = (text: string) => contactsIn(text, 'chip.school');

test.each([
  '+375291234567',
  'Звоните: +375 (29) 123-45-67',
  '80291234567',
  '8 029 123 45 67',
  '8.029.123.45.67',
  '8_029_123_45_67',
  '29 123 45 67',
  '123-45-67',
  '+7 912 345-67-89',
  'тел 89123456789, вечером',
  '8, 029, 123, 45, 67',
  '２９１２３４５６７',
  '2️⃣9️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣',
  '8​0​2​9​1234567',
  '8o29 123 45 67',
  'восемь ноль два девять один два три сорок пять шестьдесят семь',
  'плюс триста семьдесят пять двадцать девять сто двадцать три сорок пять шестьдесят семь',
  'plus three seven five two nine one two three four five six seven',
  '+375 двадцать девять 123 сорок пять 67',
  '2-9-1-2-3-4-5-6-7',
  '+44 20 7946 0958',
])('a phone number: %s', (text) => expect(found(text)).toBe('phone'));

test.each([
  ['https://example.org/lesson', 'link'],
  ['http://zoom.us/j/1', 'link'],
  ['www.example.org', 'link'],
  ['Заходите на t.me/olga', 'link'],
  ['olga-math.by — мой сайт', 'link'],
  ['ольга.рф', 'link'],
  ['olga точка ру', 'link'],
  ['olga@example.org', 'email'],
  ['olga @ mail . ru', 'email'],
  ['ольга собака мейл точка ру', 'email'],
  ['olga (at) gmail', 'email'],
  ['Я в Telegram', 'messenger'],
  ['напишите в телеграм', 'messenger'],
  ['есть вайбер?', 'messenger'],
  ['ВОТСАП удобнее', 'messenger'],
  ["Let's talk on WhatsApp", 'messenger'],
  ['мой тг', 'messenger'],
  ['найдите @olga_math', 'messenger'],
  ['я есть в вк', 'messenger'],
  ['https://chip.school.evil.org/x', 'link'],
] as const)('%s is a contact: %s', (text, kind) => expect(found(text)).toBe(kind));

test.each([
  'Здравствуйте! Сделали домашнее задание 12, 13, 14, 15 и 16.',
  'Урок 24.11.2026 в 18:00, следующий 26.11 в 17:30',
  'Посчитали до десяти: 1 2 3 4 5 6 7 8 9 10',
  'один два три четыре пять шесть семь восемь девять десять',
  '5 10 15 20 25 30 35',
  '12 + 34 + 56 = 102',
  '1 000 000 000 — это миллиард',
  'Задание на странице 128, номера 7 и 9',
  'Вчера мы видели телегу и собаку. Лошадь ест траву.',
  'Это инстинкт, а не инструмент.',
  'Нам 7 лет и 3 месяца, рост 125 см, 2019 год',
  'Спасибо за урок.Миша доволен',
  'Баллы: 100, 66, 33, 66, 100',
  'https://chip.school/schedule?week=2026-11-23',
  'chip.school/payment',
  'Занимаемся в 2026/27 году с 9 до 12',
  'В 8:00, 9:00, 10:00 и 11:00 свободно',
])('no contact: %s', (text) => expect(found(text)).toBeUndefined());

test('eight digits are not yet a number, nine are', () => {
  expect(found('29 123 456')).toBeUndefined();
  expect(found('29 123 4567')).toBe('phone');
});

test('a number that goes on in the next message is seen by its end', () => {
  expect(['мой: 8029', '+375 29', 'двадцать девять'].map(endsInDigits)).toEqual([true, true, true]);
  expect(['8029 мой', 'до встречи!', 'урок 5 в классе'].map(endsInDigits)).toEqual([false, false, false]);
});
