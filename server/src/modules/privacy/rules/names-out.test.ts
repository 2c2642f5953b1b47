import { describe, expect, test } from 'vitest';

import { namesOut, namesOutElsewhere, stemsOf } from './names-out.ts';

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

  test('a surname that is an adjective, in every case', () => {
    const out = namesOut({ names: ['Квитковская'] });
    expect(out('Квитковской, Квитковскую и Квитковский; Квитко')).toBe('•••, ••• и •••; Квитко');
    expect(namesOut({ names: ['Ной'] })('на Ноя, но не на нас')).toBe('на •••, но не на нас');
  });

  test('every text that loses a name has the beginning of one in it', () => {
    const whom = { names: ['Маша', 'Алёна', 'Zoë', 'Квитковская'], exact: ['Anna@example.com'] };
    const stems = stemsOf(whom);
    for (const text of ['у МАШЕНЬКИ', 'Алену', 'Zoë’s', 'Квитковскому', 'anna@EXAMPLE.com']) {
      expect(namesOut(whom)(text)).toContain('•••');
      expect([text, stems.some((stem) => text.toLowerCase().replaceAll('ё', 'е').includes(stem))]).toEqual([text, true]);
    }
  });

  test('in what another family says, a first name alone is hers only where no one else is called so', () => {
    const full = [{ name: 'Маша', surname: 'Лис' }];
    const [beside, far] = [namesOutElsewhere({ alone: ['Маша'], full }), namesOutElsewhere({ alone: [], full })];
    expect(beside('Маша толкается, а наша Оля плачет')).toBe('••• толкается, а наша Оля плачет');
    expect(far('Маша рада, её подруга — Маша Лис. Лис Машу ждёт')).toBe('Маша рада, её подруга — •••. ••• ждёт');
    expect(namesOutElsewhere({ alone: [], full: [{ name: 'Маша', surname: '' }] })('Маша')).toBe('Маша');
  });

  test('nobody: nothing changes', () => expect(namesOut({ names: ['', ' '] })('Маша')).toBe('Маша'));
});
