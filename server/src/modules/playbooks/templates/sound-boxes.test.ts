import { describe, expect, test } from 'vitest';

import { isPlain, soundsOf } from '#modules/generators';

import { templates } from './registry.ts';
import { anItem, worth } from './testing.ts';

const kind = templates['sound-boxes'];
const chips = { v: 'vowel', h: 'hard', s: 'soft', c: 'consonant', o: 'sound', '-': null } as const;
/** `hvs`: a hard consonant, a vowel, a soft consonant; `-` is left empty. */
const answerOf = (row: string) => ({
  template: 'sound-boxes' as const,
  sounds: Array.from(row, (sign) => chips[sign as keyof typeof chips]),
});
const given = (written: object, row: string) => worth(anItem('sound-boxes', written), answerOf(row));
const said = (written: object, row: string) => kind.near(anItem('sound-boxes', written), answerOf(row))?.en;
const kept = (written: object, row: string) => kind.score(anItem('sound-boxes', written), answerOf(row))?.kept;

const heard = (word: string) =>
  soundsOf(word)
    .map((sound) => sound.charAt(0))
    .join('');

describe('the sounds of a word', () => {
  test.each([
    ['кот', 'hvh'],
    ['конь', 'hvs'],
    ['лиса', 'svhv'],
    ['яма', 'svhv'],
    ['ёж', 'svh'],
    ['маяк', 'hvsvh'],
    ['мяч', 'svs'],
    ['жираф', 'hvhvh'],
    ['шишка', 'hvhhv'],
    ['цирк', 'hvhh'],
    ['щётка', 'svhhv'],
    ['свинья', 'hsvssv'],
    ['муравьи', 'hvhvssv'],
    ['эхо', 'vhv'],
  ])('of «%s» are %s', (word, row) => expect(heard(word)).toBe(row));
  test('are drawn for generated tasks only where listeners agree', () => {
    const doubtful = ['солнце', 'дождь', 'касса', 'снег', 'зонтик', 'кость', 'интернет', 'счёт', 'йо-йо'];
    expect(doubtful.filter(isPlain)).toEqual([]);
    const plain = ['сом', 'конь', 'яма', 'слон', 'лист', 'палка', 'щётка'];
    expect(plain.filter(isPlain)).toEqual(plain);
  });
});

describe('a word in boxes', () => {
  const horse = { word: 'конь' };
  test('is right with its sounds in their order, and a box left over', () => {
    expect([given(horse, 'hvs'), given(horse, 'hvh'), given(horse, 'hvss'), given(horse, 'vhs')]).toEqual([1, 2 / 3, 2 / 3, 0]);
    expect([given({ word: 'кот', marks: 'vowel' }, 'cvc'), given({ word: 'кот', marks: 'count' }, 'ooo')]).toEqual([1, 1]);
    expect(given({ word: 'кот', marks: 'count' }, 'oo')).toBe(0);
  });
  test('does not tell by its boxes how many sounds there are, unless that is not asked', () => {
    const shown = (written: object) => kind.shown(anItem('sound-boxes', written)) as { boxes: number };
    expect(['ус', 'кот', 'лиса'].map((word) => shown({ word }).boxes)).toEqual([5, 5, 5]);
    expect(shown({ word: 'кот', exact: true }).boxes).toBe(3);
    expect(kind.written.safeParse({ word: 'лиса', boxes: 4 }).success).toBe(false);
    expect(kind.written.safeParse({ word: 'лиса', marks: 'count', exact: true }).success).toBe(false);
  });
  test('takes no chips that it does not have, and waits for full boxes', () => {
    expect(given({ word: 'кот', marks: 'vowel' }, 'hvh')).toBeUndefined();
    expect([given({ word: 'кот', exact: true }, 'hv-'), given(horse, '-----')]).toEqual([undefined, undefined]);
  });
  test('keeps what is right: from its beginning, or in each of its boxes', () => {
    expect(kept(horse, 'hvh')).toEqual(answerOf('hv'));
    expect(kept({ word: 'кот', exact: true }, 'svh')).toEqual(answerOf('-vh'));
    expect(kept({ word: 'кот', marks: 'count' }, 'oo')).toBeUndefined();
  });
  test.each([
    [horse, 'hvss', 'soft sign is silent'],
    [{ word: 'яма' }, 'vhv', 'gives two sounds'],
    [{ word: 'ель' }, 'vss', 'soft sign is silent'],
    [horse, 'hvh', 'hard or soft'],
    [{ word: 'кот', marks: 'vowel', exact: true }, 'vcv', 'other way round'],
    [{ word: 'нос', marks: 'vowel' }, 'cc', 'vowel got lost'],
    [{ word: 'слон', marks: 'vowel' }, 'cvc', 'consonant got lost'],
    [{ word: 'мама', marks: 'count' }, 'oo', 'are syllables'],
    [{ word: 'мама', marks: 'count' }, 'ooo', 'are more sounds'],
    [{ word: 'кот', marks: 'count' }, 'oooo', 'are fewer sounds'],
  ])('%j answered %s is told its mistake', (written, row, about) => expect(said(written, row)).toContain(about));
  test('says why: by what is hardest in the word', () => {
    const why = (word: string, marks = 'full') => (anItem('sound-boxes', { word, marks }) as { explain?: { en: string } }).explain?.en;
    expect([why('конь'), why('яма'), why('лиса'), why('кот'), why('конь', 'count')].map((text) => text?.split(' ').at(-1))).toEqual([
      'own.',
      'sounds.',
      'blue.',
      'red.',
      'hear.',
    ]);
  });
});
