/** Browsers let a page sound only after its first tap or key. Here one can ask, and wait, for it. */

let touchedBefore = false;
const waiting = new Set<() => void>();
const events = ['pointerup', 'keydown'] as const;

const note = () => {
  touchedBefore = true;
  for (const event of events) removeEventListener(event, note, true);
  for (const act of waiting) act();
  waiting.clear();
};
for (const event of events) addEventListener(event, note, true);

/** Whether somebody has touched the page since it was opened. */
export const isTouched = (): boolean =>
  touchedBefore || (typeof navigator.userActivation === 'object' && navigator.userActivation.hasBeenActive);

/** Does it now, or right after the first touch. Gives the way to change one's mind. */
export function whenTouched(act: () => void): () => void {
  if (isTouched()) {
    act();
    return () => undefined;
  }
  waiting.add(act);
  return () => waiting.delete(act);
}
