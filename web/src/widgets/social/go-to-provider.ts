/** The app from a store is left for the system's browser, and comes back by an address of its own. */
const isShell = import.meta.env.MODE === 'native';

/** Leaves for another service to sign in there. */
export const goToProvider = {
  /** Says to the school how one comes back. */
  body: isShell ? { shell: true } : {},
  /** The shell opens the system's browser for a touch only. */
  needsTouch: isShell,
  go(address: string): void {
    if (isShell) window.open(address, '_blank', 'noopener');
    else location.assign(address);
  },
};
