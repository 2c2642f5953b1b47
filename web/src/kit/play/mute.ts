import { storeOf } from './store.ts';

/** Whether this device is to be quiet: no sounds. Speech goes on, because it is the task. */

const key = 'sounds';
/** What was chosen on this device: are there sounds? Undefined: nothing was. */
export const soundsHere = (): boolean | undefined => {
  try {
    const chosen = localStorage.getItem(key);
    return chosen === null ? undefined : chosen !== 'off';
  } catch {
    return undefined;
  }
};
const muted = storeOf(soundsHere() === false);

export const useMuted = (): boolean => muted.use();
export const isMuted = (): boolean => muted.get();

/** Turns the sounds of this device off or on; `onlyNow`: the family has chosen it elsewhere. */
export function setMuted(off: boolean, { onlyNow = false } = {}): void {
  muted.set(off);
  if (onlyNow) return;
  try {
    localStorage.setItem(key, off ? 'off' : 'on');
  } catch {
    // A browser that keeps nothing is quiet until it is closed.
  }
}
