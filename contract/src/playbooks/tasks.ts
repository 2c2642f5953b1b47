import * as z from 'zod/mini';

import { Card, Face, Picture, Stimulus, Words } from './pictures.ts';
import { named } from '../named.ts';

/**
 * What a child is shown: one shape for each template, without the answer. Ids are new in every attempt and in
 * no order that means anything. How each is answered stands in answers.ts under the same template.
 */

/** In every task: the instruction (spoken), what is looked at, whether a hint can be asked for, how many tries there are. */
const common = {
  ask: Words,
  stimulus: z.optional(Stimulus),
  hint: z.boolean(),
  tries: z.int(),
};
const cards = z.array(Card);
const task = <Code extends string, Fields extends Record<string, z.ZodMiniType>>(template: Code, fields: Fields) =>
  z.strictObject({ template: z.literal(template), ...common, ...fields });

/** An explanation to look at and hear; nothing to answer. Seen is done. */
export const SlideTask = task('slide', { lines: z.array(Words) });

/** One of 2 to 6 options. With two options there is one try. */
export const ChoiceOneTask = task('choice-one', { options: cards });

/** All the right ones of the options. */
export const ChoiceManyTask = task('choice-many', { options: cards });

/** Is what `ask` (or the stimulus) says true? One try. */
export const TrueFalseTask = task('true-false', {});

/** Each card on the left has its own on the right; both sides are shuffled and of the same length. */
export const MatchPairsTask = task('match-pairs', { left: cards, right: cards });

/** Every item belongs in one of the bins. */
export const SortBinsTask = task('sort-bins', { items: cards, bins: cards });

/** Put the cards in order, first to last. They come in a wrong order. */
export const OrderListTask = task('order-list', { items: cards });

/** A word of letters or syllables (`joined`), or a sentence of words. There may be tiles too many. */
export const BuildTilesTask = task('build-tiles', { tiles: cards, joined: z.boolean(), lang: z.enum(['ru', 'en']) });

/** Numbers on a pad of digits: as many fields as ☐ in the stimulus, or one below it. `digits` is the longest number the pad takes. */
export const TypeNumberTask = task('type-number', { fields: z.int(), digits: z.int() });

/** A word or a line typed. `lang` tells which keyboard and spelling. */
export const TypeTextTask = task('type-text', { lang: z.enum(['ru', 'en']), most: z.int() });

/** A text with holes; each hole offers its own options. */
export const GapsChoiceTask = task('gaps-choice', {
  lang: z.enum(['ru', 'en']),
  pieces: z.array(z.union([z.strictObject({ text: z.string() }), z.strictObject({ gap: z.string(), options: cards })])),
});

/** A text with holes and a bank of words; a word is used once, some may be too many. */
export const GapsDragTask = task('gaps-drag', {
  lang: z.enum(['ru', 'en']),
  pieces: z.array(z.union([z.strictObject({ text: z.string() }), z.strictObject({ gap: z.string() })])),
  bank: cards,
});

/** Mark the letters (`letters`: a field of big tiles) or the words (`text`: a line of reading) that are asked for. `text` pieces between are not to be marked. */
export const HottextTask = task('hottext', {
  layout: z.enum(['letters', 'text']),
  lang: z.enum(['ru', 'en']),
  pieces: z.array(z.union([z.strictObject({ text: z.string() }), z.strictObject({ id: z.string(), word: z.string() })])),
});

/** Tap the pictures that are asked for: exactly `choose` of them. */
export const HotspotTask = task('hotspot', { spots: cards, choose: z.int() });

/** Paint squares of an empty field of size x size as in the sample (cells are row x size + column), copied, mirrored left-right, turned right or moved right by one. */
export const GridPaintTask = task('grid-paint', {
  size: z.int(),
  sample: z.array(z.int()),
  transform: z.enum(['copy', 'mirror', 'turn', 'shift']),
});

/** Put the point on the tick that `ask` names. Only the ticks of `labelled` carry their numbers. */
export const NumberLineTask = task('number-line', {
  min: z.int(),
  max: z.int(),
  step: z.int(),
  labelled: z.array(z.int()),
});

/** Set both hands; the minute hand moves by `stepMinutes`. The clock starts at twelve. */
export const ClockSetTask = task('clock-set', { stepMinutes: z.int() });

/** Lay out exactly the sum with these coins, each as often as wanted. */
export const CoinsPayTask = task('coins-pay', { coins: z.array(z.int()), sum: z.int() });

/** Fill every cell with row `op` column. */
export const TableFillTask = task('table-fill', {
  op: z.enum(['+', '·']),
  rows: z.array(z.int()),
  columns: z.array(z.int()),
  digits: z.int(),
});

/** Cards face down, two are turned at a time; whether they belong together is asked of the school at each move (POST /attempts/:attemptUid/moves). */
export const MemoryPairsTask = task('memory-pairs', { cards });

/** Find the words in a square field of letters, across or down. */
export const WordGridTask = task('word-grid', {
  lang: z.enum(['ru', 'en']),
  size: z.int(),
  letters: z.array(z.string()),
  words: z.array(z.string()),
});

/** Fill the empty squares (null) with 1…size, without repeats in rows, columns and blocks. */
export const SudokuGridTask = task('sudoku-grid', {
  size: z.int(),
  blockRows: z.int(),
  blockColumns: z.int(),
  cells: z.array(z.nullable(z.int())),
});

/** A program of arrows that leads the robot from `start` to `goal` around the obstacles. */
export const PathProgramTask = task('path-program', {
  size: z.int(),
  start: z.int(),
  goal: z.int(),
  obstacles: z.array(z.int()),
});

/** Move discs one at a time, never a larger one onto a smaller, until the pegs look like `to`. Each peg from bottom to top. */
export const TowerMovesTask = task('tower-moves', {
  discs: z.int(),
  from: z.array(z.array(z.int())),
  to: z.array(z.array(z.int())),
});

/** Trace one figure: its strokes in writing order, each an SVG path in a box of 100 x 100, beginning where the pen is put down. */
export const TraceTask = task('trace', { glyph: z.string(), strokes: z.array(z.string()) });

/** Read the passage of the stimulus aloud; a grown-up or the teacher listens. */
export const ReadAloudTask = task('read-aloud', {});

/** Say it aloud, up to `mostSeconds`; the teacher listens. */
export const SayTask = task('say', { mostSeconds: z.int() });

/** Write in one's own words, at least so many; the teacher reads it. */
export const LongTextTask = task('long-text', { leastWords: z.int() });

/** Cards to turn over: front, then back; the child says which it knew. Not judged. */
export const FlashcardsTask = task('flashcards', { cards: z.array(z.strictObject({ id: z.string(), front: Face, back: Face })) });

/** Two fields of pictures, row by row; tap the `differences` places of the right one that differ. */
export const SpotDifferenceTask = task('spot-difference', {
  columns: z.int(),
  left: z.array(Picture),
  right: z.array(Picture),
  differences: z.int(),
});

/** Draw freely. Done is done. */
export const DrawTask = task('draw', {});

/** An opinion or a mood: any option is right. */
export const PollTask = task('poll', { options: cards });

/** Choose what to do and see what comes of it (the outcome comes with the verdict). No choice is wrong. */
export const StoryChoiceTask = task('story-choice', { options: cards });

export const Task = named(
  'Task',
  z.discriminatedUnion('template', [
    SlideTask,
    ChoiceOneTask,
    ChoiceManyTask,
    TrueFalseTask,
    MatchPairsTask,
    SortBinsTask,
    OrderListTask,
    BuildTilesTask,
    TypeNumberTask,
    TypeTextTask,
    GapsChoiceTask,
    GapsDragTask,
    HottextTask,
    HotspotTask,
    GridPaintTask,
    NumberLineTask,
    ClockSetTask,
    CoinsPayTask,
    TableFillTask,
    MemoryPairsTask,
    WordGridTask,
    SudokuGridTask,
    PathProgramTask,
    TowerMovesTask,
    TraceTask,
    ReadAloudTask,
    SayTask,
    LongTextTask,
    StoryChoiceTask,
    PollTask,
    FlashcardsTask,
    SpotDifferenceTask,
    DrawTask,
  ]),
);
export type Task = z.infer<typeof Task>;
export type TemplateCode = Task['template'];
/** The task of one template. */
export type TaskOf<Code extends TemplateCode> = Extract<Task, { template: Code }>;
