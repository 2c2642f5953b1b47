/**
 * By the first two signs of the codes of PostgreSQL: it is being reached no more, is short of something, goes down, or somebody else
 * held what was needed. The same lines will do once that is over. A fault without such a code is of the line.
 */
const passing: ReadonlySet<string> = new Set(['08', '40', '53', '55', '57', '58']);

/** Was it the database, and not what the line says? A connection that is gone tells so without a code of PostgreSQL. */
export function isOutage(fault: unknown): boolean {
  const { code, message } = (fault ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return passing.has(code.slice(0, 2));
  return (typeof code === 'string' && /^E[A-Z]+$/.test(code)) || /connection|timeout exceeded/i.test(String(message));
}
