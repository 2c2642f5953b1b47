/**
 * A long read by key that does not pile up: one goes on at a time, and all who ask meanwhile share the next one. That one begins after
 * they asked, so it has seen whatever was done before.
 */
export function sharedRead<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const going = new Map<string, { now: Promise<T>; next: Promise<T> | undefined }>();

  function begin(key: string): Promise<T> {
    const now = read(key);
    const turn = { now, next: undefined };
    going.set(key, turn);
    const over = () => {
      if (going.get(key) === turn && turn.next === undefined) going.delete(key);
    };
    now.then(over, over);
    return now;
  }

  return (key) => {
    const turn = going.get(key);
    if (!turn) return begin(key);
    const after = () => begin(key);
    return (turn.next ??= turn.now.then(after, after));
  };
}
