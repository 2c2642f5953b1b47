import { useEffect, useRef, useState } from 'react';

import { useStage } from './stage.tsx';

/** How the work in hand is told to other screens, where it is not told as it is. */
interface Telling<T> {
  out(value: T): unknown;
  into(work: unknown, before: T): T;
}

/**
 * State of one try: when the number of tries changes it begins anew, on the same screen and without losing the focus. In the room of a
 * lesson each change is told to the other screens of the task, and theirs are taken over.
 */
export function useTry<T>(tries: number, begin: () => T, telling?: Telling<T>): [T, (next: T | ((before: T) => T)) => void] {
  const { live } = useStage();
  const [held, setHeld] = useState(() => ({ tries, value: begin() }));
  const isMine = useRef(false);
  let value = held.value;
  if (held.tries !== tries) {
    value = begin();
    setHeld({ tries, value });
  }
  const told = useRef(telling);
  useEffect(() => {
    told.current = telling;
  });
  useEffect(() => {
    if (!isMine.current) return;
    isMine.current = false;
    live?.publish(held.tries, told.current ? told.current.out(held.value) : held.value);
  }, [held, live]);
  useEffect(
    () =>
      live?.follow((of, work) => {
        if (of !== tries) return;
        setHeld((before) => ({ tries: of, value: told.current ? told.current.into(work, before.value) : (work as T) }));
      }),
    [live, tries],
  );
  const set = (next: T | ((before: T) => T)) => {
    isMine.current = true;
    setHeld((before) => ({ tries: before.tries, value: typeof next === 'function' ? (next as (value: T) => T)(before.value) : next }));
  };
  return [value, set];
}
