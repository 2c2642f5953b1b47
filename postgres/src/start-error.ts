/** PostgreSQL cannot be started, and the person who starts the school can put it right: told in words, without a stack. */
export class StartError extends Error {}
