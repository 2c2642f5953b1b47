import { errorCatalogue } from './all-refusals.ts';

/**
 * Every refusal the school can give (docs/rules/refusals.md#server-messages), as codes. The code travels with its facts; `message` is the
 * server message to the letter; people read the wording of their own language in the web's texts.
 */
export { errorCatalogue };

export type ErrorCode = keyof typeof errorCatalogue;
export const errorCodes = Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]];
