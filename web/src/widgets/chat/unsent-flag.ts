const slot = 'chat-unsent';

/** Whether there may be something to send: known at the start of every page without opening the store. */
export const mayHaveUnsent = (): boolean => {
  try {
    return localStorage.getItem(slot) !== null;
  } catch {
    return false;
  }
};

/** Keeps whether something waits to be sent. */
export function remember(some: boolean): void {
  try {
    if (some) localStorage.setItem(slot, '1');
    else localStorage.removeItem(slot);
  } catch {
    // Then what is unsent lives as long as the page.
  }
}
