import * as z from 'zod';

import type { Material, Word } from '#modules/generators';
import { ContentFault, type Library, reasonsOf } from '#modules/library';

/** The school's own material in content/: pictures, lexicon, strokes, stories. */

const WrittenPictures = z.record(z.string(), z.strictObject({ icon: z.string(), ru: z.string().optional(), en: z.string().optional() }));

const WrittenLexicon = z.array(
  z
    .strictObject({
      picture: z.string(),
      ru: z.string().min(1),
      en: z.string().min(1),
      plural: z.string().min(1),
      syllables: z.string().min(1),
      stress: z.int().min(1),
      gender: z.enum(['m', 'f', 'n', 'p']),
      category: z.string(),
      age: z.int().min(3).max(12),
      few: z.string().optional(),
      many: z.string().optional(),
    })
    .refine(({ syllables, stress }) => stress <= syllables.split('-').length, {
      path: ['stress'],
      message: 'there are not so many syllables',
    })
    .refine(({ ru, syllables }) => ru.replaceAll('-', '') === syllables.replaceAll('-', ''), {
      path: ['syllables'],
      message: 'do not make the word',
    })
    .refine(({ few, many }) => (few === undefined) === (many === undefined), { path: ['many'], message: 'both forms, or none' }),
);

const WrittenStrokes = z.record(z.string(), z.record(z.string(), z.array(z.string().regex(/^M[-\d. MLCA]+$/)).min(1)));

const WrittenDictations = z.strictObject({
  ru: z.record(z.string(), z.array(z.strictObject({ text: z.string(), seen: z.string().optional() })).min(20)),
  en: z.record(z.string(), z.array(z.string()).min(20)),
});

const WrittenStory = z.strictObject({
  title: z.strictObject({ ru: z.string(), en: z.string() }),
  ages: z.strictObject({ from: z.int(), to: z.int() }),
  /** Of a classic: whose it is. All of them are in the public domain. */
  source: z.strictObject({ ru: z.string(), en: z.string() }).optional(),
  ru: z.string(),
  en: z.string(),
  /** What makes it a book of the library: `rewards` reads it. */
  shelf: z.unknown().optional(),
});

const readAs = <Shape extends z.ZodType>(shape: Shape, { path, data }: { path: string; data: unknown }): z.output<Shape> => {
  const read = shape.safeParse(data);
  if (!read.success) throw new ContentFault(path, reasonsOf(read.error));
  return read.data;
};

/** Reads what tasks are made of. `resolved` turns emoji and stories in a written task into what they stand for. */
export function readMaterial(library: Library): Material & { resolved(written: unknown): unknown; icons: ReadonlyMap<string, string> } {
  const pictures = readAs(WrittenPictures, library.document('pictures'));
  const iconOf = (emoji: string): string => {
    const found = pictures[emoji];
    if (!found) throw new Error(`the picture ${emoji} is not in content/pictures.yaml`);
    return found.icon;
  };
  const lexicon = readAs(WrittenLexicon, library.document('lexicon'));
  const words = lexicon.map(({ picture, syllables, ...word }): Word => ({
    ...word,
    icon: iconOf(picture),
    syllables: syllables.split('-'),
  }));
  const names = new Map(lexicon.map(({ picture, ru, en }) => [picture, { ru, en }]));
  const strokes = readAs(WrittenStrokes, library.document('strokes'));

  /** `{picture: 🍎, count: 3}` → the icon, with its name for the ear. */
  const face = (emoji: string, { count, scale, shadow, ...rest }: Record<string, unknown>): unknown => {
    const icon = {
      kind: 'icon',
      icon: iconOf(emoji),
      ...Object.fromEntries(Object.entries({ count, scale, shadow }).filter(([, value]) => value !== undefined)),
    };
    const own = pictures[emoji];
    const name = names.get(emoji) ?? (own?.ru !== undefined && own.en !== undefined ? { ru: own.ru, en: own.en } : undefined);
    const spoken = 'ru' in rest || 'words' in rest || 'name' in rest || count !== undefined || shadow !== undefined;
    return { picture: icon, ...(!spoken && name && { name }), ...rest };
  };
  const resolved = (written: unknown): unknown => {
    if (Array.isArray(written)) return written.map(resolved);
    if (typeof written !== 'object' || written === null) return written;
    const fields = Object.fromEntries(Object.entries(written).map(([key, value]) => [key, resolved(value)]));
    if (typeof fields.story === 'string') {
      const { story, language, ...rest } = fields;
      const { title, ru, en } = readAs(WrittenStory, library.document(`stories/${story}`));
      return { ...rest, title, text: language === 'en' ? en : ru };
    }
    const { picture, ...rest } = fields;
    return typeof picture === 'string' ? face(picture, rest) : fields;
  };
  return {
    words,
    strokes: new Map(Object.entries(strokes).map(([set, figures]) => [set, new Map(Object.entries(figures))])),
    dictations: readAs(WrittenDictations, library.document('dictations')),
    resolved,
    icons: new Map(Object.entries(pictures).map(([emoji, { icon }]) => [emoji, icon])),
  };
}
