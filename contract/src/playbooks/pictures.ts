import * as z from 'zod/mini';

import { named, shape } from '../named.ts';

/** What a task is drawn and spoken with: words, pictures, the thing looked at. Used by every shape of tasks.ts. */

const Cell = z.int();

/**
 * Words as a child meets them. Shown in the language of the page. Spoken aloud on tap and on focus by a voice
 * of `lang`, or of the page's language when `lang` is missing (words of a taught language are the same in both
 * and always spoken in their own). `say` is spoken instead of the words shown («8 + 5» → «восемь плюс пять»).
 * How they sound for the youngest stands in voice.ts. `silent`: to read them is the task, so they are never read out.
 */
export const Words = shape('Words', {
  ru: z.string(),
  en: z.string(),
  lang: z.optional(z.enum(['ru', 'en'])),
  say: z.optional(z.strictObject({ ru: z.string(), en: z.string() })),
  silent: z.optional(z.literal(true)),
});
export type Words = z.infer<typeof Words>;

export const shapeNames = ['circle', 'square', 'triangle', 'rect', 'oval', 'rhombus', 'pentagon', 'hexagon', 'trapezoid', 'star'] as const;
export const shapeColors = ['red', 'blue', 'green', 'yellow', 'purple'] as const;

/** Something drawn. An `icon` is served at /pictures/{icon}.svg; all the others are drawn by the page itself. */
export const Picture = named(
  'Picture',
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('icon'),
      icon: z.string(),
      /** Drawn so many times side by side. */
      count: z.optional(z.int()),
      /** How large beside the others of its task, in percent; 140 fills its place. */
      scale: z.optional(z.int()),
      /** Only the dark outline is shown. */
      shadow: z.optional(z.literal(true)),
    }),
    z.strictObject({
      kind: z.literal('shape'),
      shape: z.enum(shapeNames),
      color: z.optional(z.enum(shapeColors)),
      size: z.optional(z.enum(['s', 'm', 'l'])),
      count: z.optional(z.int()),
      fill: z.optional(z.enum(['solid', 'outline'])),
      /** Degrees clockwise. */
      turn: z.optional(z.int()),
    }),
    /** A piece made of equal squares, [row, column] each. */
    z.strictObject({ kind: z.literal('piece'), cells: z.array(z.tuple([Cell, Cell])) }),
    z.strictObject({ kind: z.literal('fraction'), shape: z.enum(['circle', 'bar', 'square']), parts: z.int(), filled: z.int() }),
    z.strictObject({ kind: z.literal('clock'), hours: z.int(), minutes: z.int() }),
    /** An icon and where it is: by a table (on, under, left, right, behind) or a box (in, in front; behind where `by` says so). */
    z.strictObject({
      kind: z.literal('place'),
      icon: z.string(),
      relation: z.enum(['on', 'under', 'left', 'right', 'in', 'behind', 'front']),
      by: z.optional(z.literal('box')),
    }),
    /** A strip that lies or stands, from and to percent of its place: strips beside each other are of one scale. */
    z.strictObject({ kind: z.literal('strip'), from: z.int(), to: z.int(), upright: z.optional(z.literal(true)) }),
    /** A glass, full to so many percent. */
    z.strictObject({ kind: z.literal('glass'), level: z.int() }),
    /** Scales with an icon on each side; the heavier side hangs lower. */
    z.strictObject({ kind: z.literal('scales'), left: z.string(), right: z.string(), down: z.enum(['left', 'right']) }),
    /** A hand with so many fingers up, two from six on. */
    z.strictObject({ kind: z.literal('fingers'), up: z.int() }),
    /** A child seen from behind, with a bracelet on one of its hands. */
    z.strictObject({ kind: z.literal('back'), bracelet: z.enum(['left', 'right']), color: z.enum(shapeColors) }),
  ]),
);
export type Picture = z.infer<typeof Picture>;

/**
 * The face of an option, a card, a tile: a picture, words, or both. `words` are written on it. `name` is only
 * heard and read by screen readers: what the picture shows.
 */
const face = {
  picture: z.optional(Picture),
  words: z.optional(Words),
  name: z.optional(Words),
};
export const Face = shape('Face', face);
export type Face = z.infer<typeof Face>;

/** A face that can be chosen, moved or turned. The id means nothing and is new in every attempt. */
export const Card = shape('Card', { id: z.string(), ...face });
export type Card = z.infer<typeof Card>;

/** What is looked at or listened to, above the place where the answer is given. */
export const Stimulus = named(
  'Stimulus',
  z.discriminatedUnion('kind', [
    /** Words, large: «7 + ☐ = 10», a word, a sentence. Each ☐ is a field of type-number, in order. */
    z.strictObject({ kind: z.literal('words'), words: Words }),
    /** Only heard: a big loudspeaker. */
    z.strictObject({ kind: z.literal('listen'), words: Words }),
    /** One picture or card. */
    z.strictObject({ kind: z.literal('face'), face: Face }),
    /** Many pictures: lying about, like dots on dice, or in a frame of two rows of five. */
    z.strictObject({ kind: z.literal('many'), layout: z.enum(['scatter', 'dice', 'tens']), pictures: z.array(Picture) }),
    /** A row in order; null is the place of the missing one (last in a pattern). */
    z.strictObject({ kind: z.literal('row'), faces: z.array(z.nullable(Face)) }),
    /** Two heaps side by side. */
    z.strictObject({ kind: z.literal('heaps'), left: Picture, right: Picture }),
    /** Two numbers or sums with a place for a sign between them. */
    z.strictObject({ kind: z.literal('compare'), left: z.string(), right: z.string() }),
    /** A house: the number in the roof and two rooms; null is the room to fill. */
    z.strictObject({ kind: z.literal('house'), whole: z.int(), rooms: z.tuple([z.nullable(z.int()), z.nullable(z.int())]) }),
    /** Numbers in a row; null is the missing one. */
    z.strictObject({ kind: z.literal('sequence'), numbers: z.array(z.nullable(z.int())) }),
    /** A number line with a question mark at one tick (type-number and choice-one; see also NumberLineTask). */
    z.strictObject({ kind: z.literal('line'), min: z.int(), max: z.int(), step: z.int(), hidden: z.int() }),
    /** A square or wide table of pictures, row by row; null is the missing one. */
    z.strictObject({ kind: z.literal('matrix'), columns: z.int(), cells: z.array(z.nullable(Picture)) }),
    z.strictObject({ kind: z.literal('coins'), coins: z.array(z.int()) }),
    /** A thing lying on a ruler from `from` to `to` of 0…`length` centimetres. */
    z.strictObject({ kind: z.literal('ruler'), length: z.int(), from: z.int(), to: z.int() }),
    /** Lines of pictures and signs: 🍎 + 🍎 = 4. */
    z.strictObject({ kind: z.literal('lines'), lines: z.array(z.array(z.union([Picture, z.string()]))) }),
    /** A word letter by letter with holes (null), with its picture. */
    z.strictObject({
      kind: z.literal('word'),
      letters: z.array(z.nullable(z.string())),
      face: z.optional(Face),
      lang: z.enum(['ru', 'en']),
    }),
    /** Pictures seen for a while (milliseconds), then the same ones without one, in another order. */
    z.strictObject({ kind: z.literal('vanish'), before: z.array(Picture), after: z.array(Picture), showMs: z.int() }),
    /** A robot's field and its program, to be followed in the head. */
    z.strictObject({
      kind: z.literal('program'),
      size: z.int(),
      obstacles: z.array(z.int()),
      steps: z.array(z.enum(['up', 'down', 'left', 'right'])),
    }),
    /** A text to read or hear; shown in its own language. */
    z.strictObject({ kind: z.literal('passage'), title: z.optional(Words), lines: z.array(Words) }),
  ]),
);
export type Stimulus = z.infer<typeof Stimulus>;

/** A picture and what is said of it: lessons explain with a few of them before their tasks. */
export const ExplainPanel = shape('ExplainPanel', { stimulus: Stimulus, say: Words });
export type ExplainPanel = z.infer<typeof ExplainPanel>;
