import { expect, test } from 'vitest';

import { templates } from './registry.ts';
import { anItem, worth } from './testing.ts';

const kind = templates.dictation;
const given = (written: object, text: string) => worth(anItem('dictation', written), { template: 'dictation', text });
const stands = (written: object, text: string) => kind.score(anItem('dictation', written), { template: 'dictation', text })?.kept;
const told = (written: object, text: string) => kind.near(anItem('dictation', written), { template: 'dictation', text })?.en;

const sentence = { text: 'Кот пьёт молоко.' };
const taught = { ...sentence, capitals: true, marks: true };

test('every right form passes: case, marks, ё, spaces and look-alikes, where they are not the task', () => {
  for (const text of ['кот пьет молоко', ' Кот  пьёт молоко. ', '«Кот пьёт молоко»', 'Kот пьёт молокo', 'Кот, пьёт молоко!'])
    expect([text, given(sentence, text)]).toEqual([text, 1]);
  expect(given({ text: 'Дай, дай!', also: ['Дай! Дай!'], marks: true }, 'дай! дай!')).toBe(1);
  expect(given(sentence, '  ')).toBeUndefined();
});

test('capitals, marks and ё count where they are the task', () => {
  expect(given(taught, 'Кот пьет молоко.')).toBe(1);
  expect([given(taught, 'кот пьёт молоко.'), given(taught, 'Кот пьёт молоко'), given(taught, 'Кот пьёт молоко?')]).toEqual([
    0.75, 0.75, 0.75,
  ]);
  expect([given({ text: 'ёж', yo: true }, 'ёж'), given({ text: 'ёж', yo: true }, 'еж'), given({ text: 'ёж' }, 'еж')]).toEqual([1, 0, 1]);
});

test('a word that is lost or too much spoils none of the others', () => {
  expect(given({ text: 'The cat is big' }, 'cat is big')).toBe(0.75);
  expect(given({ text: 'The cat is big' }, 'The cat is very big')).toBe(0.6);
  expect(given({ text: 'Мы поехали по реке' }, 'Мы по ехали по реке')).toBeLessThan(1);
  expect(given({ text: 'кот' }, 'собака')).toBe(0);
});

test('English short forms are as good as full ones, and whose it is stays whose', () => {
  expect([given({ text: "I don't know." }, 'I do not know'), given({ text: 'I do not know.' }, 'I don’t know')]).toEqual([1, 1]);
  expect([given({ text: "She's got a cat." }, 'She has got a cat'), given({ text: "It's hot." }, 'it is hot')]).toEqual([1, 1]);
  expect(given({ text: "This is Tom's dog." }, 'This is Tom is dog')).toBeLessThan(1);
  expect(given({ text: "I can't swim." }, 'I cannot swim')).toBe(1);
});

test('what is right stays, and what is not becomes a hole that tells no letter', () => {
  expect(stands(taught, 'Кот пёт малоко')).toEqual({ template: 'dictation', text: 'Кот п_ёт м_локо_' });
  expect(stands(sentence, 'Кот дом')).toEqual({ template: 'dictation', text: 'Кот ___ ___' });
  expect([stands({ text: 'кот' }, 'дым'), stands({ text: 'корова' }, 'карова')]).toEqual([
    undefined,
    { template: 'dictation', text: 'к_рова' },
  ]);
});

test('a mistake that has a name is told by it', () => {
  expect(told({ text: 'лыжи' }, 'лыжы')).toContain('hushing');
  expect(told({ text: 'трава' }, 'трова')).toContain('weak vowel');
  expect(told({ text: 'Вырос гриб.' }, 'Вырос грип')).toContain('consonant');
  expect(told({ text: 'конь' }, 'кон')).toContain('soft sign');
  expect(told({ text: 'класс' }, 'клас')).toContain('twice');
  expect(told(taught, 'кот пьёт молоко.')).toContain('capital');
  expect(told(taught, 'Кот пьёт молоко')).toContain('marks');
  expect(told({ text: 'Кот сбежал с крыши' }, 'Кот сбежал скрыши')).toContain('joined');
  expect(told({ text: 'Мы поехали по реке' }, 'Мы по ехали по реке')).toContain('written as two');
  expect(told({ text: 'Мы поехали по реке' }, 'Мы поехали реке')).toContain('got lost');
  expect(told({ text: 'It is over there.' }, 'It is over their')).toContain('sounds the same');
  expect(told({ text: "They don't know." }, 'They dont know')).toContain('apostrophe');
  expect(told({ text: 'Did you write it?' }, 'Did you rite it?')).toContain('not heard');
  expect(told({ text: 'кот' }, 'слон')).toBeUndefined();
});

test('is only heard: what is said is its text, and nothing else may be shown above it', () => {
  expect(kind.shown(anItem('dictation', taught)).stimulus).toEqual({
    kind: 'listen',
    words: { ru: 'Кот пьёт молоко.', en: 'Кот пьёт молоко.', lang: 'ru' },
  });
  expect(kind.written.safeParse({ ...sentence, stimulus: { words: 'Кот' } }).success).toBe(false);
});
