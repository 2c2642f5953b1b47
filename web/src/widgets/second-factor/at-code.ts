import type { RefusalsAtFields } from '#api/form-refusals.ts';

/** Refusals of a code of the second factor, at its field; too many of them are said of the form. */
export const atCode = { code: ['identity.wrong_code', 'identity.code_used'], '': ['request.too_many'] } satisfies RefusalsAtFields;
