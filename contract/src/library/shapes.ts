import * as z from 'zod/mini';

import { Localised } from '../shapes.ts';
import { faqGroups } from './limits.ts';

/** A question that families ask, in both languages. */
export const FaqQuestion = z
  .strictObject({
    ask: Localised,
    answer: Localised,
    /** Other words people look for it by; never shown. */
    words: Localised,
  })
  .register(z.globalRegistry, { id: 'FaqQuestion' });
export type FaqQuestion = z.infer<typeof FaqQuestion>;

export const FaqGroup = z
  .strictObject({ group: z.enum(faqGroups), title: Localised, questions: z.array(FaqQuestion) })
  .register(z.globalRegistry, { id: 'FaqGroup' });
export type FaqGroup = z.infer<typeof FaqGroup>;

/** Where people answer, and when: every day, by the clock of its zone. */
export const ContactCentre = z
  .strictObject({
    phone: z.string(),
    email: z.email(),
    zone: z.string(),
    /** Minutes after midnight in that zone. */
    opensAt: z.int(),
    closesAt: z.int(),
  })
  .register(z.globalRegistry, { id: 'ContactCentre' });
export type ContactCentre = z.infer<typeof ContactCentre>;
