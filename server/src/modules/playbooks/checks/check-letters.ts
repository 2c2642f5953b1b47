import type { Lesson } from '#modules/library';

import type { Slide } from '../content/slides.ts';
import { templateOf } from '../templates/registry.ts';
import type { Item } from '../templates/base/template.ts';

/** Generators whose words are named by the voice or shown as pictures: nobody has to read them. */
const notRead = ['first-letter', 'sound-place', 'syllable-count'];

/** The letters taught up to each lesson of a level; undefined where lessons do not teach letters. */
export function lettersTaught(lessons: readonly Lesson[]): Map<string, string> {
  const taught = new Map<string, string>();
  let known = '';
  for (const { lessonCode, letters } of lessons) {
    known += letters ?? '';
    if (known !== '') taught.set(lessonCode, known);
  }
  return taught;
}

/** Letters that a child has to read in this item and has not been taught. */
export function untaughtLetters(slide: Slide, item: Item, taught: string): string[] {
  if ('generator' in slide && notRead.includes(slide.generator)) return [];
  const { ask: _ask, ...shown } = templateOf(item.template).shown(item) as unknown as { ask: unknown };
  const letters = new Set(Array.from(readTexts(shown).join('').toLowerCase()).filter((letter) => /[а-яё]/.test(letter)));
  return [...letters].filter((letter) => !taught.includes(letter));
}

/** Russian that is to be read, however deep: words of the taught language, letters, lines; not the names of pictures. */
function readTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(readTexts);
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const { ru, lang } = value as { ru?: unknown; lang?: unknown };
  if (typeof ru === 'string') return lang === 'ru' ? [ru] : [];
  return Object.entries(value)
    .filter(([key]) => key !== 'name' && key !== 'say' && key !== 'listen')
    .flatMap(([, one]) => readTexts(one));
}
