import { randomUUIDv7 } from 'node:crypto';

/** A new identifier: UUID version 7, so that rows lie in the order they were made. */
export const newId = (): string => randomUUIDv7();
