import * as z from 'zod/mini';

import { Currency, Day, Id, Instant, Money } from '../shapes.ts';
import { noteResults, noteTags } from '../calendar/limits.ts';
import { lessonFacts } from '../calendar/shapes.ts';
import { shape } from '../named.ts';

/** What a teacher wrote after a lesson: how it went, what was noticed, and a few words. */
export const LessonNote = shape('LessonNote', {
  result: z.enum(noteResults),
  tags: z.array(z.enum(noteTags)),
  text: z.string(),
  timestamp: Instant,
});
export type LessonNote = z.infer<typeof LessonNote>;

/** A phrase that a teacher keeps for its notes. */
export const NoteTemplate = shape('NoteTemplate', { templateId: Id, text: z.string() });
export type NoteTemplate = z.infer<typeof NoteTemplate>;

const Minor = z.int().check(z.gte(0), z.lte(100_000_000));

/** What is paid for a lesson, in minor units of the currency, and which share of it when nobody came. */
export const payAmounts = {
  currency: Currency,
  trial: Minor,
  /** A lesson of 25 minutes, one of 50, and one of a group. */
  short: Minor,
  long: Minor,
  group: Minor,
  /** For each child that came to a lesson of a group, besides. */
  perHead: Minor,
  /** Of a lesson to which nobody came while the teacher was there, in percent. */
  missedPercent: z.int().check(z.gte(0), z.lte(100)),
  /** What is taken off a lesson that was held although its teacher came late, in percent. */
  latePercent: z.int().check(z.gte(0), z.lte(100)),
};

/** Terms of pay from a day of the teacher's zone on, until the next ones. */
export const PayRate = shape('PayRate', { rateId: Id, from: Day, ...payAmounts, reason: z.string(), setBy: z.string(), setAt: Instant });
export type PayRate = z.infer<typeof PayRate>;

/** A lesson that was held or waited for, what is paid for it, and how the school knows. */
export const EarningsLine = shape('EarningsLine', {
  ...lessonFacts,
  pupils: z.array(z.strictObject({ name: z.string(), came: z.boolean() })),
  /** Null while no rate is set for that day. */
  pay: z.nullable(Money),
  /** `objected`: the family says that the mark is not true, and the school has not decided; `overturned`: it was right. */
  why: z.enum(['conducted', 'cameLate', 'missed', 'teacherLate', 'objected', 'overturned', 'noRate']),
  evidence: z.strictObject({
    /** When the teacher entered the lesson, and so many minutes after its start. */
    enteredAt: z.nullable(Instant),
    lateMinutes: z.int(),
    /** When it was closed, and by whom. */
    markedAt: z.nullable(Instant),
    markedBy: z.nullable(z.enum(['teacher', 'manager', 'school'])),
  }),
});
export type EarningsLine = z.infer<typeof EarningsLine>;

/** What a teacher has earned in a month of its zone, lesson by lesson. */
export const Earnings = shape('Earnings', {
  /** YYYY-MM */
  month: z.string(),
  lines: z.array(EarningsLine),
  totals: z.array(Money),
  /** Lessons of days for which no rate is set. */
  withoutRate: z.int(),
  /** Terms that hold for a day of the month, in order. */
  rates: z.array(z.strictObject({ from: Day, ...payAmounts })),
});
export type Earnings = z.infer<typeof Earnings>;
