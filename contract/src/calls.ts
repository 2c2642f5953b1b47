import { calls } from './all-calls.ts';
import type { Given, Sent } from './call.ts';

/** Every call of the school: the server serves this table, the browser calls by it, the API document shows it. */
export { calls };

export type Calls = typeof calls;
export type KnownCall = keyof Calls;

/** What a caller sends with a call, and what it answers with. */
export type SentTo<K extends KnownCall> = Sent<Calls[K]>;
export type AnswerOf<K extends KnownCall> = Given<Calls[K]>;
