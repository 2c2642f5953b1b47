import { expect, test } from 'vitest';

import { usualLook } from '@school/contract/school/usual';

import { letterPage } from './letter-page.ts';

const look = { name: () => 'Ёж 9«"<script>', colour: usualLook.colour, address: 'https://school.by', hasFace: true };
const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]*)<\/a>/g)].map(([, to, words]) => [to, words]);

test('the last way of a letter is its button, and a page of the school is called by its own name', () => {
  const text =
    'Здравствуйте!\n\nСпросить школу:\nhttps://school.by/chat\n\nНа балансе не хватило урока, и урок мы отменили: https://school.by/payment/products';
  const html = letterPage({ subject: 'Урок отменён', text }, look);
  expect(linksOf(html)).toEqual([
    ['https://school.by/chat', 'Спросить школу'],
    ['https://school.by/payment/products', 'Выбрать пакет'],
    ['https://school.by', 'school.by'],
  ]);
  expect(html.match(/class="bt"/g)).toHaveLength(1);
  expect(html).toContain('<html lang="ru">');
});

test('nothing that a person typed becomes markup, and a foreign page is just opened', () => {
  const text = 'Hello, <b>Anna</b>!\n\nSee https://evil.example/?a="><script>.\n\nhttps://school.by.evil.example/schedule';
  const html = letterPage({ subject: '<img src=x>', text }, look);
  expect(html).not.toMatch(/<b>Anna|<script|<img src=x/);
  expect(linksOf(html).at(1)).toEqual(['https://school.by.evil.example/schedule', 'Open']);
  expect(html).toContain('<html lang="en">');
});

test('an offer may be given up by one tap, and whoever sees no pictures misses nothing', () => {
  const html = letterPage(
    { subject: 'Подарок', text: 'Дарим урок.', unsubscribe: 'https://school.by/u?t=1&x=2' },
    { ...look, hasFace: false },
  );
  expect(linksOf(html)).toContainEqual(['https://school.by/u?t=1&amp;x=2', 'Больше не присылать такие письма']);
  expect(html).not.toContain('<img');
});

test('the signature stands once, below the letter', () => {
  const html = letterPage(
    { subject: 'Hello', text: 'Hello, Anna!\n\nYour package is paid.\n\nThe Chip School team' },
    { ...look, name: () => 'Chip School' },
  );
  expect(html.match(/The Chip School team/g)).toHaveLength(1);
});
