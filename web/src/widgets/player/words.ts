import type { Face, Picture, Words } from '@school/contract/playbooks/pictures';

import type { TextsOf } from '#i18n/features.ts';
import type { Tongue, Utterance } from '#kit/play/voice-state.ts';

type Names = TextsOf<'player'>['pictures'];

/** How words look in the language of the page. */
export const shownWords = (words: Words, tongue: Tongue): string => words[tongue];

/** How they sound; undefined where reading them is the task, or there is nothing to say. */
export function spokenWords(words: Words | undefined, tongue: Tongue): Utterance | undefined {
  if (!words || words.silent) return undefined;
  const lang = words.lang ?? tongue;
  const text = words.say?.[lang] ?? words[lang];
  return text === '' ? undefined : { text, lang };
}

/** What is said when a face is touched. */
export const spokenFace = ({ words, name }: Face, tongue: Tongue): Utterance | undefined => spokenWords(words ?? name, tongue);

/** What a screen reader calls a face. A picture that must not be named is called by what is seen. */
export function faceName(face: Face, tongue: Tongue, names: Names): string {
  const words = face.words ?? face.name;
  return words ? shownWords(words, tongue) : face.picture ? pictureName(face.picture, names) : '';
}

/** A picture in words, as far as it can be seen without knowing what it is. */
export function pictureName(picture: Picture, names: Names): string {
  switch (picture.kind) {
    case 'icon':
      return names.icon(picture.count ?? 1);
    case 'shape':
      return names.shape(names.colors[picture.color ?? 'none'], names.shapes[picture.shape], picture.count ?? 1);
    case 'piece':
      return names.piece(picture.cells.map(([row, column]) => `${row + 1}:${column + 1}`).join(', '));
    case 'fraction':
      return names.fraction(picture.filled, picture.parts);
    case 'clock':
      return names.clock(picture.hours, picture.minutes);
    case 'strip':
      return names.strip(picture.from, picture.to);
    case 'glass':
      return names.glass(picture.level);
    case 'scales':
      return names.scales[picture.down];
    case 'fingers':
      return names.fingers(picture.up);
    case 'back':
      return names.bracelet[picture.bracelet];
    default:
      return names.place[picture.by === 'box' && picture.relation === 'behind' ? 'beyond' : picture.relation];
  }
}

/** The language to pronounce words in, where it is not that of the page. */
export const langOf = (words: Words | undefined, tongue: Tongue): Tongue | undefined =>
  words?.lang && words.lang !== tongue ? words.lang : undefined;
