import { storeOf } from './store.ts';

/** Whether this device is to be quiet: no sounds. Speech goes on, because it is the task. */

const key = 'sounds';
const remembered = (): boolean => {
  try {
    return localStorage.getItem(key) === 'off';
  } catch {
    return false;
  }
};
const muted = storeOf(remembered());

export const useMuted = (): boolean => muted.use();
export const isMuted = (): boolean => muted.get();

/** Turns the sounds of this device off or on. */
export function setMuted(off: boolean): void {
  muted.set(off);
  try {
    localStorage.setItem(key, off ? 'off' : 'on');
  } catch {
    // A browser that keeps nothing is quiet until it is closed.
  }
}
