import { expect, test } from 'vitest';

import { texts as en } from '@school/words/en/shared/help';
import { texts as ru } from '@school/words/ru/shared/help';
import { type FaqGroup, findQuestions } from './find-questions.ts';

const both = (ru: string, en: string) => ({ ru, en });
const groups: FaqGroup[] = [
  {
    group: 'schedule',
    title: both('Расписание', 'Schedule'),
    questions: [
      {
        ask: both('Сколько раз в неделю?', 'How often a week?'),
        answer: both('До 3 дней. Перенос возможен.', 'Up to 3 days. It can be moved.'),
        words: both('', ''),
      },
      {
        ask: both('Как перенести урок?', 'How do I move a lesson?'),
        answer: both('За 8 часов, ещё лучше раньше.', 'At least 8 hours before.'),
        words: both('заболел', 'ill'),
      },
    ],
  },
  {
    group: 'payment',
    title: both('Оплата', 'Payment'),
    questions: [
      {
        ask: both('Сколько действует пакет?', 'How long is a package valid?'),
        answer: both('Год.', 'A year.'),
        words: both('срок', 'expire'),
      },
    ],
  },
];
const asks = (typed: string, language: 'ru' | 'en' = 'ru') =>
  findQuestions(groups, typed, language, { ru, en }[language].smallWords).flatMap(({ questions }) =>
    questions.map(({ ask }) => ask[language]),
  );

test('nothing typed finds everything, in the order of the school', () => {
  expect(findQuestions(groups, '', 'ru', '')).toEqual(groups);
  expect(findQuestions(groups, ' ?! ', 'ru', '')).toEqual(groups);
});

test('a word finds its other endings, letters of any size, and ё as е', () => {
  expect(asks('ПЕРЕНЕСТИ')).toEqual(['Как перенести урок?']);
  expect(asks('пакетов')).toEqual(['Сколько действует пакет?']);
  expect(asks('еще')).toEqual(['Как перенести урок?']);
  expect(asks('moving a lesson', 'en')).toEqual(['How do I move a lesson?']);
});

test('money is not a day: what has the word almost as typed comes first, with its group', () => {
  const [schedule, payment] = groups;
  const withMoney = {
    ...payment!,
    questions: [
      { ask: both('Как вернуть деньги?', 'How do I get a refund?'), answer: both('На странице возврата.', 'There.'), words: both('', '') },
    ],
  };
  const withDays = {
    ...schedule!,
    questions: [{ ask: both('Сколько раз?', 'How often?'), answer: both('До 3 дней, в один день один урок.', ''), words: both('', '') }],
  };
  const found = findQuestions([withDays, withMoney], 'деньги', 'ru', ru.smallWords);
  expect(found.map(({ group }) => group)).toEqual(['payment', 'schedule']);
});

test('all words must be there, little ones apart', () => {
  expect(asks('как мне перенести урок')).toEqual(['Как перенести урок?']);
  expect(asks('перенести пакет')).toEqual([]);
});

test('other words for it, and the name of its group, find a question, too', () => {
  expect(asks('заболели')).toEqual(['Как перенести урок?']);
  expect(asks('оплатить')).toEqual(['Сколько действует пакет?']);
  expect(asks('expires', 'en')).toEqual(['How long is a package valid?']);
});

test('a question that asks with the word comes before one that answers with it', () =>
  expect(asks('moved', 'en')).toEqual(['How do I move a lesson?', 'How often a week?']));
