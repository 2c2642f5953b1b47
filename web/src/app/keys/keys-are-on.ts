const slot = 'keys';

/** Single keys act on this device, unless somebody has turned them off (WCAG 2.1.4: who dictates would trigger them). */
export function keysAreOn(): boolean {
  try {
    return localStorage.getItem(slot) !== 'off';
  } catch {
    return true;
  }
}

/** Turns them on or off, on this device. */
export function turnKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(slot);
    else localStorage.setItem(slot, 'off');
  } catch {
    // A browser that keeps nothing has them on.
  }
}
