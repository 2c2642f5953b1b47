import { useEffect, useState } from 'react';

/**
 * What a child has made, kept on this device alone: it goes on there tomorrow, and nobody else has it. `isWhole` looks at what was kept, which may be from an
 * older release or another program.
 */
export function useKept<T>(slot: string, first: T, isWhole: (kept: unknown) => kept is T) {
  const [made, setMade] = useState<T>(() => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(slot) ?? 'null');
      return isWhole(kept) ? kept : first;
    } catch {
      return first;
    }
  });
  useEffect(() => {
    try {
      localStorage.setItem(slot, JSON.stringify(made));
    } catch {
      // Then it lives as long as the page.
    }
  }, [slot, made]);
  return [made, setMade] as const;
}
