import { useSyncExternalStore } from 'react';

/** A value that several parts of a page look at, kept outside of them. */
export interface Store<T> {
  get(): T;
  set(value: T): void;
  /**
   * The value, and a new look at it whenever it changes. Called by a hook of its own (`const useSaid = () => said.use()`): the React
   * Compiler knows hooks by their names, and would remember in a component what this gave first.
   */
  use(): T;
}

/** Makes one. Values are compared by identity. */
export function storeOf<T>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<() => void>();
  const get = () => value;
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(listen, get),
  };
}
