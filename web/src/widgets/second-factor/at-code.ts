/** Refusals of a code of the second factor, at its field; too many of them are said of the form. */
export const atCode = { 'identity.wrong_code': 'code', 'identity.code_used': 'code', 'request.too_many': '' } as const;
