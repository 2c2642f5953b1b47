/** A statement that is asked for the fifth time is prepared: what is asked once stays out of the memory of connections. */
const usesNeeded = 5;
/** How many are prepared, unless somebody says otherwise. Each takes memory of every connection that has asked it. */
const usualMost = 500;
/** How many that may yet become frequent are counted: texts put together for one question must not gather for ever. */
const mostCounted = 5000;

/** Several commands at once, and those that make or set something, cannot be prepared. */
const isOneQuestion = (text: string): boolean => /^\s*(?:select|with|insert|update|delete)\s/i.test(text) && !text.includes(';');

/**
 * Says under which name a frequent statement is prepared on each connection, so that PostgreSQL reads and plans it once there and
 * not at every call; undefined for a rare one. Why, and what it saves: docs/design/operations.md#prepared-statements.
 */
export function statementNames(most = usualMost): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= most) return name;
    const used = (uses.get(text) ?? 0) + 1;
    if (used < usesNeeded) {
      if (uses.size >= mostCounted) uses.clear();
      uses.set(text, used);
      return undefined;
    }
    if (!isOneQuestion(text)) return undefined;
    uses.delete(text);
    const given = `frequent.${names.size}`;
    names.set(text, given);
    return given;
  };
}

/** Those of the process: a pool may outlive whoever asks through it, and a name on a connection must always mean the same text. */
export const nameOfStatement = statementNames();
