import * as z from 'zod/mini';

import { shape } from '../named.ts';
import { Localised } from '../shapes.ts';

/**
 * Why a child is asked just this: `new` of a lesson held lately, `due` before it is forgotten, `repair` what another skill stands on,
 * `rested` unseen for long, `first` the first try after a diagnostics.
 */
export const WhyReason = z.enum(['new', 'due', 'repair', 'rested', 'first']);
export type WhyReason = z.infer<typeof WhyReason>;

/** Why this task: for grown-ups in words, for the child as a picture. */
export const Why = shape('Why', {
  reason: WhyReason,
  skill: Localised,
  /** Days from its last right answer until then; null where there was none. */
  days: z.nullable(z.int()),
  /** The skill that a repair helps with. */
  helps: z.nullable(Localised),
});
export type Why = z.infer<typeof Why>;
