import { describe, expect, test } from 'vitest';

import { namesOut } from './names-out.ts';

describe('a name is taken out of a text', () => {
  const masha = namesOut({ names: ['Маша'], exact: ['anna@example.com', '+375291234567'] });
  for (const [text, left] of [
    ['Маша сегодня молодец', '••• сегодня молодец'],
    ['У Маши болит горло, Маше нужен перенос', 'У ••• болит горло, ••• нужен перенос'],
    ['Занимались с Машей. «машенька» улыбалась', 'Занимались с •••. «•••» улыбалась'],
    ['Машина тетрадь осталась у Машки', '••• тетрадь осталась у •••'],
    ['Машиностроение и Мариша — другие слова', 'Машиностроение и Мариша — другие слова'],
    ['Пишите на ANNA@example.com или +375291234567', 'Пишите на ••• или •••'],
    ['', ''],
  ] as const)
    test(text, () => expect(masha(text)).toBe(left));

  test('also of two words, of another alphabet, and with е for ё', () => {
    expect(namesOut({ names: ['Анна-Мария'] })('Анна-Мария, Анну и Марию')).toBe('•••, ••• и •••');
    expect(namesOut({ names: ['Zoë (Z.)'] })('Zoë (Z.) and Zoë’s book')).toBe('••• and ••• book');
    expect(namesOut({ names: ['Алёна'] })('Алена пришла без Алёны')).toBe('••• пришла без •••');
    expect(namesOut({ names: ['Ян'] })('Ян и Яна, Январь')).toBe('••• и •••, Январь');
  });

  test('nobody: nothing changes', () => expect(namesOut({ names: ['', ' '] })('Маша')).toBe('Маша'));
});
