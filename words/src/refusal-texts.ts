import type { ErrorCode } from '@school/contract/errors';

import type { texts as atOnce } from './ru/shared/refusals.ts';

/** A line for every refusal of the catalogue, in one language: a code without its line does not compile. */
export type RefusalTexts = Record<ErrorCode, string>;
/** Of all refusals, or of those of one module, the ones that are said after an attempt. */
export type FurtherRefusalTexts<Of = RefusalTexts> = Record<Exclude<keyof Of, keyof typeof atOnce>, string>;
