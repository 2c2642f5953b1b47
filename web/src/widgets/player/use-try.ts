import { useState } from 'react';

/** State of one try: when the number of tries changes it begins anew, on the same screen and without losing the focus. */
export function useTry<T>(tries: number, begin: () => T): [T, (next: T | ((before: T) => T)) => void] {
  const [held, setHeld] = useState(() => ({ tries, value: begin() }));
  let value = held.value;
  if (held.tries !== tries) {
    value = begin();
    setHeld({ tries, value });
  }
  const set = (next: T | ((before: T) => T)) =>
    setHeld((before) => ({ tries: before.tries, value: typeof next === 'function' ? (next as (value: T) => T)(before.value) : next }));
  return [value, set];
}
