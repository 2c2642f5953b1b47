import * as z from 'zod/mini';

import type { TemplateCode } from './tasks.ts';
import { named } from '../named.ts';
import { everyAnswer } from './templates/every-shape.ts';

/**
 * What the child gives, one shape for each template (templates/<code>/shape.ts). The same shapes come back as `kept` (the right
 * part of a wrong answer, to begin the next try from) and as `solution` (after the last try).
 */
export const Answer = named('Answer', z.discriminatedUnion('template', everyAnswer));
export type Answer = z.infer<typeof Answer>;
/** The answer of one template. */
export type AnswerOf<Code extends TemplateCode> = Extract<Answer, { template: Code }>;
