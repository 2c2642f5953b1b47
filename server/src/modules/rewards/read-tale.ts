import { chipStates, sceneSkies } from '@school/contract/rewards/limits';
import { Localised } from '@school/contract/shapes';
import * as z from 'zod';

import type { Library } from '#modules/library';

const Figure = z.strictObject({ icon: z.string().regex(/^[a-z0-9-]+$/), name: Localised });

const WrittenScene = z
  .strictObject({
    lesson: z.string(),
    title: Localised,
    sky: z.enum(sceneSkies),
    lit: z.int().min(0),
    words: Localised,
    chip: z.enum(chipStates),
    cast: z.array(Figure),
    props: z.array(Figure),
    tap: z.string(),
  })
  .refine(({ cast, props, tap }) => ['lantern', 'sky', ...[...cast, ...props].map(({ icon }) => icon)].includes(tap), {
    path: ['tap'],
    message: 'somebody of the scene, the lantern or the sky',
  });

const WrittenTale = z.strictObject({ title: Localised, idea: Localised, lanterns: z.int().min(1), scenes: z.array(WrittenScene).min(1) });
export type Tale = z.infer<typeof WrittenTale>;

const folder = 'tales';
const read = new WeakMap<object, Tale>();

/** The uid of the story of a level: `tales/math-m2`. */
export const taleUid = (courseCode: string, levelCode: string): string => `${folder}/${courseCode}-${levelCode}`;

/** A story as content/tales has it; none where nobody has written one for the level. */
export function readTale(library: Pick<Library, 'document' | 'list'>, uid: string): Tale | undefined {
  if (!library.list(folder).includes(uid)) return undefined;
  const { data } = library.document(uid);
  const known = read.get(data as object);
  if (known) return known;
  const tale = WrittenTale.parse(data);
  read.set(data as object, tale);
  return tale;
}

/** What the stories of levels that begin at most at that age say to those who cannot read. */
export const spokenByTales = (library: Pick<Library, 'document' | 'list' | 'course'>, lang: 'ru' | 'en', untilAge: number): string[] =>
  library
    .list(folder)
    .filter((uid) => {
      const [courseCode = '', levelCode] = uid.slice(folder.length + 1).split('-');
      const level = library.course(courseCode)?.levels.find((one) => one.levelCode === levelCode);
      return level !== undefined && level.ages.from <= untilAge;
    })
    .flatMap((uid) => readTale(library, uid)?.scenes ?? [])
    .map(({ words }) => words[lang]);
