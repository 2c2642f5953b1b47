import type { Rhymes } from '@school/contract/rewards/rhymes';
import * as z from 'zod';

import type { Library } from '#modules/library';

const WrittenRhyme = z.strictObject({
  icon: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(1),
  lines: z.array(z.string().min(1)).min(2),
});
const WrittenRhymes = z.strictObject({ ru: z.array(WrittenRhyme).min(1), en: z.array(WrittenRhyme).min(1) });

const read = new WeakMap<object, Rhymes>();

/** The rhymes as content/rhymes.yaml has them. */
export function readRhymes(library: Pick<Library, 'document'>): Rhymes {
  const { data } = library.document('rhymes');
  const known = read.get(data as object);
  if (known) return known;
  const rhymes = WrittenRhymes.parse(data);
  read.set(data as object, rhymes);
  return rhymes;
}

/** What rhymes say: their names as they are chosen, and each line. */
export const spokenByRhymes = (library: Pick<Library, 'document'>, lang: 'ru' | 'en'): string[] =>
  readRhymes(library)[lang].flatMap(({ title, lines }) => [title, ...lines]);
