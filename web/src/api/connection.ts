/**
 * Whether the school can be reached. The device knows when it has no network at all; it does not know of a network
 * that leads nowhere (Wi-Fi of a hotel, an empty balance): that is found out by the call that says who is here.
 */
let isUnreached = false;
const listeners = new Set<() => void>();

const change = (to: boolean) => {
  if (isUnreached === to) return;
  isUnreached = to;
  for (const listener of listeners) listener();
};

/** The school did not answer, whatever the device says. */
export const lostSchool = (): void => change(true);
/** It has answered. */
export const reachedSchool = (): void => change(false);

export const isConnected = (): boolean => navigator.onLine && !isUnreached;

/** Hears whenever `isConnected` may have changed; gives what ends it. */
export function whenConnectionChanges(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
