import type { ErrorCode } from '@school/contract/errors';

import type { texts as atOnce } from './ru/shared/refusals.ts';

/** A line for every refusal of the catalogue, in one language: a code without its line does not compile. */
export type RefusalTexts = Record<ErrorCode, string>;
/** Those that come when they are needed. */
export type FurtherRefusalTexts = Omit<RefusalTexts, keyof typeof atOnce>;
