import * as z from 'zod/mini';

import { onRecord } from '../dated.ts';
import { shape } from '../named.ts';
import { Id, Instant, line, Localised, text, whole } from '../shapes.ts';
import { letterCounts, letterHoles } from './letters.ts';
import { chipNames, pageKeys, pageKinds, pagesLimits } from './limits.ts';

const { titleLength, textLength, wordsLength } = pagesLimits;
const languages = z.enum(['ru', 'en']);

/** A part of a page: a question and its answer, or a paragraph under its heading. A language may wait for its translation in a draft. */
export const PageSection = shape('PageSection', {
  title: z.strictObject({ ru: line(titleLength, 0), en: line(titleLength, 0) }),
  text: z.strictObject({ ru: text(textLength, 0), en: text(textLength, 0) }),
  /** Other words people look for it by; never shown. */
  words: z.strictObject({ ru: line(wordsLength, 0), en: line(wordsLength, 0) }),
});
export type PageSection = z.infer<typeof PageSection>;

/** A page as it is written: numbers and names of the school stand in it as chips, `{packageMonths: месяц, месяца, месяцев}`. */
export const PageBody = shape('PageBody', {
  title: z.strictObject({ ru: line(titleLength, 0), en: line(titleLength, 0) }),
  sections: z.array(PageSection).check(z.maxLength(pagesLimits.sections)),
});
export type PageBody = z.infer<typeof PageBody>;

/**
 * What is wrong with a text: nothing is written, a chip is not known, it has too few or too many forms of its word, a brace is not closed.
 * `number` warns alone: a number of the school is written by hand and would stay when the school changes it.
 */
export const PageFault = shape('PageFault', {
  /** Null: the title of the page. */
  section: z.nullable(whole(0, pagesLimits.sections)),
  field: z.enum(['title', 'text', 'words']),
  language: languages,
  fault: z.enum(['empty', 'unknown', 'forms', 'brace', 'number', 'missing']),
  /** The chip, or the number; of `missing`, what the letter has to say and does not. */
  about: z.string(),
});
export type PageFault = z.infer<typeof PageFault>;

/** A page with its chips filled; as families read it. */
export const PageShown = shape('PageShown', {
  title: Localised,
  sections: z.array(z.strictObject({ title: Localised, text: Localised })),
});
export type PageShown = z.infer<typeof PageShown>;

const doneBy = z.strictObject({ accountId: Id, name: z.string() });

/** A text that somebody is at work on; nobody outside the staff sees it. */
export const PageDraft = shape('PageDraft', {
  /** Another one with every save: whoever saves names the one it has read. */
  revision: z.int(),
  body: PageBody,
  savedAt: Instant,
  by: doneBy,
});
export type PageDraft = z.infer<typeof PageDraft>;

/** A version that was published: who, when, why. */
export const PageVersion = shape('PageVersion', {
  number: z.int(),
  /** The text that came with the product. */
  isOriginal: z.boolean(),
  /** Of a consent: whoever had decided before is asked anew. */
  asksAnew: z.boolean(),
  validFrom: Instant,
  setAt: Instant,
  ...onRecord,
});
export type PageVersion = z.infer<typeof PageVersion>;

/** A line of the list. */
export const PageListed = shape('PageListed', {
  page: z.enum(pageKeys),
  kind: z.enum(pageKinds),
  /** Null where there is none: a banner that nobody wrote. */
  title: z.nullable(Localised),
  /** Since when the school's own text holds; null where it is the one that came with the product. */
  since: z.nullable(Instant),
  by: z.nullable(doneBy),
  plannedFrom: z.nullable(Instant),
  draft: z.nullable(z.strictObject({ savedAt: Instant, by: doneBy })),
});
export type PageListed = z.infer<typeof PageListed>;

/** A number or a name of the school that a text may hold. */
export const Chip = shape('Chip', {
  name: z.enum([...chipNames, ...letterHoles, ...letterCounts]),
  value: Localised,
});
export type Chip = z.infer<typeof Chip>;
