import * as z from 'zod/mini';

import { Subject } from '../catalogue/shapes.ts';
import { AskedHow } from '../families/added.ts';
import { Language } from '../families/forms.ts';
import { named, shape } from '../named.ts';
import { Currency, Id, Instant, line, Locale, text, TimeZone, whole } from '../shapes.ts';
import { importLimits } from './import-limits.ts';

const { columns, rows, cellLength, nameLength, kinds, fields, states, outcomes } = importLimits;

/** What a table holds. */
export const ImportKind = named('ImportKind', z.enum(kinds));
export type ImportKind = z.infer<typeof ImportKind>;

/** What a column of the file says. */
export type ImportField = (typeof fields)[ImportKind][number];

/** One line of the file. A cell may have lines of its own. */
export const Cells = z.array(text(cellLength, 0)).check(z.maxLength(columns));

/** The table as it is announced: its file, its heads, and how many lines follow them. */
export const NewImport = shape('NewImport', {
  kind: ImportKind,
  fileName: line(nameLength),
  heads: z.array(line(cellLength, 0)).check(z.minLength(1), z.maxLength(columns)),
  rows: whole(1, rows),
});

/** Which column says what, null where it is left out. */
const columnsOf = <const Field extends string>(names: readonly Field[]) =>
  z.array(z.nullable(z.enum(names))).check(z.minLength(1), z.maxLength(columns));

const languages = z.array(Language).check(z.minLength(1), z.maxLength(8));

/** How a table is understood: what its columns say, and what holds for all of its lines. */
export const ImportPlan = named(
  'ImportPlan',
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('teachers'),
      fields: columnsOf(fields.teachers),
      all: z.strictObject({ locale: Locale, timezone: TimeZone, languages }),
    }),
    z.strictObject({
      kind: z.literal('families'),
      fields: columnsOf(fields.families),
      all: z.strictObject({ locale: Locale, timezone: TimeZone, currency: Currency, subject: Subject, languages, asked: AskedHow }),
    }),
    z.strictObject({
      kind: z.literal('balances'),
      fields: columnsOf(fields.balances),
      /** What families read beside the lessons in their history. */
      all: z.strictObject({ locale: Locale, reason: line(300) }),
    }),
    z.strictObject({ kind: z.literal('groups'), fields: columnsOf(fields.groups), all: z.strictObject({}) }),
    z.strictObject({ kind: z.literal('seats'), fields: columnsOf(fields.seats), all: z.strictObject({}) }),
    z.strictObject({ kind: z.literal('schedules'), fields: columnsOf(fields.schedules), all: z.strictObject({}) }),
    z.strictObject({
      kind: z.literal('payments'),
      fields: columnsOf(fields.payments),
      /** In which lines say amounts that name no currency. */
      all: z.strictObject({ locale: Locale, currency: Currency }),
    }),
  ]),
);
export type ImportPlan = z.infer<typeof ImportPlan>;
export type ImportPlanOf<Kind extends ImportKind> = Extract<ImportPlan, { kind: Kind }>;

export type ImportState = (typeof states)[number];
export type ImportOutcome = (typeof outcomes)[number];

/** One import, from its file to what became of it. */
export const Import = shape('Import', {
  importId: Id,
  kind: ImportKind,
  fileName: z.string(),
  heads: z.array(z.string()),
  rows: z.int(),
  state: z.enum(states),
  /** That of this import; before there is one, that of the last file with the same heads. */
  plan: z.nullable(ImportPlan),
  /** What has become of the lines, or while and after it is tried, what would become of them. */
  counts: z.strictObject({ created: z.int(), same: z.int(), refused: z.int() }),
  /** Lessons that it gives, for balances; of what a trial came to, or of what it has given. */
  units: z.nullable(z.int()),
  /** Families whose parents are asked to come in, or teachers, once somebody has said so; null before. */
  invitations: z.nullable(
    z.strictObject({
      sent: z.int(),
      /** Neither their mail nor their phone is reached: they want a link that is handed on. */
      unreached: z.int(),
      waiting: z.int(),
    }),
  ),
  by: z.string(),
  createdAt: Instant,
  doneAt: z.nullable(Instant),
});
export type Import = z.infer<typeof Import>;

/** A line with what became of it. */
export const ImportRow = shape('ImportRow', {
  /** Its number in the file, the heads being the first. */
  line: z.int(),
  /** Null when it is kept no longer. */
  cells: z.nullable(z.array(z.string())),
  outcome: z.nullable(z.enum(outcomes)),
  /** Why it was refused: a refusal with its facts. */
  why: z.nullable(z.strictObject({ code: z.string(), facts: z.record(z.string(), z.union([z.string(), z.number()])) })),
  /** The family that it became or belongs to, or that has its phone or e-mail already. */
  familyId: z.nullable(Id),
});
export type ImportRow = z.infer<typeof ImportRow>;
