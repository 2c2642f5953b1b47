import type { ErrorCode } from '@school/contract/errors';

/** A line for every refusal of the catalogue, in one language: a code without its line does not compile. */
export type RefusalTexts = Record<ErrorCode, string>;
