/** Where drafts lie on this device: each with its owner (`guest`, or an account) and the time of its last change. */

/** A draft that nobody came back to is forgotten. */
const draftLives = 7 * 24 * 60 * 60 * 1000;

type Values = Readonly<Record<string, readonly string[]>>;

export function readDraft(key: string, now = Date.now()): Values | undefined {
  try {
    const { at, values } = JSON.parse(localStorage.getItem(key) ?? '{}') as { at?: number; values?: Values };
    if (at !== undefined && values && Math.abs(now - at) < draftLives) return values;
    localStorage.removeItem(key);
  } catch {
    // Nothing can be kept here, or something else lies there.
  }
  return undefined;
}

/** Nothing changed is nothing to keep. */
export function rememberDraft(key: string, values: Values, now = Date.now()): void {
  if (Object.keys(values).length === 0) return forgetDraft(key);
  try {
    localStorage.setItem(key, JSON.stringify({ at: now, values }));
  } catch {
    // A full or forbidden store: the form works as any other.
  }
  return undefined;
}

export function forgetDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Then nothing was kept.
  }
}
