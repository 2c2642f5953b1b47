/** A value of the school that a process, or a page, knows by itself: it serves one school, and the value is fast from its first lesson on. */
export function kept<T>(usual: T) {
  let value = usual;
  const hearers = new Set<(value: T) => void>();
  return {
    /** The value in force. */
    now: (): T => value,
    /** The settings of the school were read, or changed. */
    keep(its: T): void {
      if (its === value) return;
      value = its;
      for (const hear of hearers) hear(its);
    },
    /** Calls back when it becomes another one; answers with what ends it. */
    onChange(hear: (value: T) => void): () => void {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
  };
}
