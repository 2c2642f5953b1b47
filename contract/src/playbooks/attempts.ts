import * as z from 'zod/mini';

import { CourseCode } from '../catalogue/shapes.ts';
import { Why, WhyReason } from '../mastery/shapes.ts';
import { Id, Instant, Localised } from '../shapes.ts';
import { Answer } from './answers.ts';
import { ExplainPanel, Words } from './pictures.ts';
import { Task } from './tasks.ts';
import { shape } from '../named.ts';

export const Score = z.literal([0, 33, 66, 100]);
export const Stars = z.literal([0, 1, 2, 3]);

/** A place in a playbook: the slide and, where a slide is asked several times, which of them. Both from 0. */
export const Place = shape('Place', { taskIdx: z.int(), round: z.int() });
export type Place = z.infer<typeof Place>;

/**
 * How one item of an attempt stands. `waiting`: done, the teacher will mark it. `skipped` is kept apart from `wrong`.
 */
export const ItemState = z.enum(['open', 'right', 'partly', 'wrong', 'seen', 'waiting', 'skipped']);
export type ItemState = z.infer<typeof ItemState>;

/** What helps without giving it away; `without` are wrong options that fall off, `at` the cards and places of the next part. */
export const Hint = shape('Hint', { words: Words, without: z.optional(z.array(z.string())), at: z.optional(z.array(z.string())) });
export type Hint = z.infer<typeof Hint>;

/** An item as the child sees it. `kept` is the right part of its last answer, `hint` is there once given. */
export const AttemptItem = shape('AttemptItem', {
  taskIdx: z.int(),
  round: z.int(),
  task: Task,
  state: ItemState,
  /** Tries made. */
  tries: z.int(),
  hint: z.nullable(Hint),
  kept: z.nullable(Answer),
  /** Why it is asked, where it was chosen for this child. */
  why: z.optional(WhyReason),
});
export type AttemptItem = z.infer<typeof AttemptItem>;

/** What a finished attempt is worth, and the best of all attempts at this playbook, which is what counts. */
export const PlaybookResult = shape('PlaybookResult', {
  score: Score,
  stars: Stars,
  best: z.strictObject({ score: Score, stars: Stars }),
  /** Works that wait for the teacher's mark. */
  waiting: z.int(),
});
export type PlaybookResult = z.infer<typeof PlaybookResult>;

/** One run of a kid through a playbook: all its items (so that pictures load ahead and it works offline), and where to go on. */
export const Attempt = shape('Attempt', {
  attemptUid: Id,
  kidUid: Id,
  playbookUid: z.string(),
  courseCode: CourseCode,
  lessonCode: z.string(),
  /** `virtual`: a short lesson before the first real one. `game`: a round of the game of a course. `practice`: what is due of many lessons. */
  kind: z.enum(['online', 'home', 'virtual', 'game', 'practice']),
  title: Localised,
  /** Ages the level is made for, whole years: how big, how much spoken. */
  ages: z.strictObject({ from: z.int(), to: z.int() }),
  state: z.enum(['open', 'finished']),
  /** What is shown and told before its first task; nothing in a round of a game. */
  explain: z.array(ExplainPanel),
  /** The kid has done a playbook of this lesson: it may go past what is told. */
  knows: z.boolean(),
  items: z.array(AttemptItem),
  /** The first item that is still open; null when finished. */
  at: z.nullable(Place),
  result: z.nullable(PlaybookResult),
  startedAt: Instant,
  finishedAt: z.nullable(Instant),
});
export type Attempt = z.infer<typeof Attempt>;

/** What the school says to an answer. */
export const Judgement = shape('Judgement', {
  taskIdx: z.int(),
  round: z.int(),
  /** Of this answer; `open` never comes here. */
  verdict: ItemState,
  /** Nothing more to do with this item: solved, shown or skipped. Otherwise try again. */
  settled: z.boolean(),
  triesLeft: z.int(),
  /** The right part of this answer, to begin the next try from. */
  kept: z.nullable(Answer),
  /** Given after the first miss. */
  hint: z.nullable(Hint),
  /** After a miss that is almost right: what of it is right already, and what is missing. */
  near: z.nullable(Words),
  /** What is right, once settled. Null where there is nothing to show (reading aloud, opinions). */
  solution: z.nullable(Answer),
  /** Why it is right, or what comes of the choice. */
  explain: z.nullable(Words),
  /** Where to go on; null after the last one. */
  next: z.nullable(Place),
  /** Set with the last answer. */
  result: z.nullable(PlaybookResult),
});
export type Judgement = z.infer<typeof Judgement>;

/** An attempt in the history of a playbook. */
export const AttemptSummary = shape('AttemptSummary', {
  attemptUid: Id,
  state: z.enum(['open', 'finished']),
  score: z.nullable(Score),
  stars: z.nullable(Stars),
  startedAt: Instant,
  finishedAt: z.nullable(Instant),
});
export type AttemptSummary = z.infer<typeof AttemptSummary>;

/** A recorded voice: an address for a short while, and how long it is. */
export const Sound = shape('Sound', { url: z.string(), seconds: z.int() });
export type Sound = z.infer<typeof Sound>;

/** Stars of a teacher for one work. */
export const Mark = z.literal([0, 1, 2, 3]);

/** What a teacher said of a work. */
export const TeacherMark = shape('TeacherMark', {
  /** Null for a free picture: it takes no mark. */
  mark: z.nullable(Mark),
  /** May be empty. */
  comment: z.string(),
  timestamp: Instant,
});
export type TeacherMark = z.infer<typeof TeacherMark>;

/** What the child really did with one item: every try, and what would have been right (once settled). */
export const ReviewItem = shape('ReviewItem', {
  taskIdx: z.int(),
  round: z.int(),
  task: Task,
  state: ItemState,
  /** 0 to 1; null while open, and for slides. */
  credit: z.nullable(z.number()),
  hinted: z.boolean(),
  answers: z.array(z.strictObject({ answer: Answer, verdict: ItemState, timestamp: Instant })),
  solution: z.nullable(Answer),
  explain: z.nullable(Words),
  /** The recorded voice, where there is one. */
  sound: z.nullable(Sound),
  /** Where a teacher has marked it. */
  mark: z.nullable(TeacherMark),
  /** Why it was asked, where it was chosen for this child. */
  why: z.optional(Why),
});
export type ReviewItem = z.infer<typeof ReviewItem>;
