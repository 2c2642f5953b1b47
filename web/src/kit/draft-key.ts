/** Whose drafts lie on this device. Every page brings this along: who comes in or leaves takes the drafts of others away. */

const prefix = 'draft:';

/** The name under which the draft of somebody's form lies. */
export const draftKey = (who: string | undefined, form: string): string => `${prefix}${who ?? 'guest'}:${form}`;

/** Somebody has come in, or has left: what others have typed here before is not theirs to see. */
export function forgetDrafts(exceptOf?: string): void {
  try {
    const own = exceptOf === undefined ? undefined : draftKey(exceptOf, '');
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix) && (own === undefined || !key.startsWith(own))) localStorage.removeItem(key);
  } catch {
    // Then nothing was kept.
  }
}
