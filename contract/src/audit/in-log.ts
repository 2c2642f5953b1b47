import type { Call, Given, Taken } from '../call.ts';
import type { LogEntry } from './log-entry.ts';

/**
 * A call of managers that stands in the log: `tell` says what of it, from what was asked and answered. It is written in the
 * transaction of the act, so that both are true or neither.
 */
export const inLog = <const C extends Call>(call: C, tell: (asked: Taken<C>, answer: Given<C>) => LogEntry) => ({ ...call, log: tell });
