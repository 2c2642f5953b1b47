import { Face, Picture, Stimulus, Words } from '@school/contract/playbooks/pictures';
import * as z from 'zod';

import { linesOf } from './passage.ts';

/**
 * Words, faces and stimuli as a methodist writes them in content/ (emoji are icons by the time they come here).
 * A plain string is content of the taught language: Cyrillic is Russian, Latin letters are English, digits and
 * signs are said in the language of the page.
 */

export const langOf = (text: string): 'ru' | 'en' | undefined => (/[а-яё]/i.test(text) ? 'ru' : /[a-z]/i.test(text) ? 'en' : undefined);

const plainWords = (text: string): Words => {
  const lang = langOf(text);
  return { ru: text, en: text, ...(lang && { lang }) };
};

/** `{ru, en}`, or a string of the taught language. */
export const Text = z.union([z.string().trim().min(1).transform(plainWords), Words]);

const PicturedFace = z
  .strictObject({ picture: Picture, ru: z.string().optional(), en: z.string().optional(), words: Text.optional(), name: Text.optional() })
  .refine(({ ru, en }) => (ru === undefined) === (en === undefined), 'both languages, or none')
  .transform(({ picture, ru, en, words, name }): Face => {
    const written = ru !== undefined && en !== undefined ? { ru, en } : words;
    return { picture, ...(written && { words: written }), ...(name && { name }) };
  });

/** A string, `{ru, en}`, or `{picture: 🍎, ru, en}`. */
export const WrittenFace = z.union([Text.transform((words): Face => ({ words })), PicturedFace, Face]);

/** The short forms a methodist writes, and the full ones generators make. */
export const WrittenStimulus = z.union([
  z.strictObject({ words: Text }).transform(({ words }): Stimulus => ({ kind: 'words', words })),
  z.strictObject({ listen: Text }).transform(({ listen }): Stimulus => ({ kind: 'listen', words: listen })),
  z.strictObject({ face: WrittenFace }).transform(({ face }): Stimulus => ({ kind: 'face', face })),
  // `{story: ant}`, or `{title, text}`: the text that is asked about stays above the answer.
  z.strictObject({ title: Text.optional(), text: z.string().trim().min(1) }).transform(({ title, text }): Stimulus => ({
    kind: 'passage',
    ...(title && { title }),
    lines: linesOf(text, langOf(text) ?? 'ru'),
  })),
  z.strictObject({ row: z.array(WrittenFace).min(2) }).transform(({ row }): Stimulus => ({ kind: 'row', faces: row })),
  Stimulus,
]);

/** Fields that every written item may have. */
const writtenCommon = {
  ask: Text.optional(),
  stimulus: WrittenStimulus.optional(),
  hint: Text.optional(),
  explain: Text.optional(),
};

/** An item of a template as it is written: its own fields and the common ones; nothing else. */
export const writtenItem = <Fields extends z.ZodRawShape>(fields: Fields) => z.strictObject({ ...writtenCommon, ...fields });

/** Faces that a child cannot tell apart. */
export const sameFace = (one: Face, other: Face): boolean => JSON.stringify(one) === JSON.stringify(other);

/** True when no two faces look alike. */
export const allDifferent = (faces: readonly Face[]): boolean =>
  faces.every((face, at) => !faces.slice(0, at).some((earlier) => sameFace(face, earlier)));
