import * as z from 'zod/mini';

import { Localised } from '../shapes.ts';
import { faqGroups } from './limits.ts';
import { shape } from '../named.ts';

/** A question that families ask, in both languages. */
export const FaqQuestion = shape('FaqQuestion', {
  ask: Localised,
  answer: Localised,
  /** Other words people look for it by; never shown. */
  words: Localised,
});
export type FaqQuestion = z.infer<typeof FaqQuestion>;

export const FaqGroup = shape('FaqGroup', { group: z.enum(faqGroups), title: Localised, questions: z.array(FaqQuestion) });
export type FaqGroup = z.infer<typeof FaqGroup>;

/** Where people answer, and when: every day, by the clock of its zone. */
export const ContactCentre = shape('ContactCentre', {
  /** Null where the school has not said. */
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  zone: z.string(),
  /** Of Monday to Sunday, in minutes after midnight in that zone; null: nobody answers. */
  week: z.array(z.nullable(z.strictObject({ opensAt: z.int(), closesAt: z.int() }))),
  /** Days on which nobody answers. */
  holidays: z.array(z.string()),
});
export type ContactCentre = z.infer<typeof ContactCentre>;
