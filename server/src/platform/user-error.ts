/** Something that the person who starts the school can put right: told in words, without a stack. */
export class UserError extends Error {}
