/**
 * By the first two signs of the codes of PostgreSQL (its appendix A): it is reached no more, gave way to another transaction, is short of
 * something, was stopped or goes down, or its disk failed. The same statement will do once that is over.
 */
const passingClasses: ReadonlySet<string> = new Set(['08', '40', '53', '57', '58']);

/**
 * Somebody else held what was needed; a transaction stood still for too long; whoever answered only follows by now, and another leads
 * (docs/decisions/0355). Others of these classes are faults of a statement.
 */
const passingCodes: ReadonlySet<string> = new Set(['55P03', '55006', '25P03', '25006']);

/** What the driver says of a connection without a code: gone, not opened in time, or no answer in time. */
const ofTheLine =
  /^(?:Connection terminated|Client was closed|Client has encountered a connection error|Query read timeout|timeout ex(?:ceeded|pired))/i;

/** Is it trouble of the database that passes, and no fault of what was asked? The same may be asked again. */
export function isPassing(fault: unknown): boolean {
  const { code, message } = (fault ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return passingClasses.has(code.slice(0, 2)) || passingCodes.has(code);
  return (typeof code === 'string' && /^E(?:CONN|PIPE|TIMEDOUT|HOST|NET|AI_)/.test(code)) || ofTheLine.test(String(message));
}

/** Did the connection itself fail, so that nothing more can be said over it? */
export const isOfConnection = (fault: unknown): boolean =>
  ofTheLine.test(String((fault as { message?: unknown } | undefined)?.message)) && (fault as { code?: unknown }).code === undefined;
