import { useId, useState } from 'react';

import type { WeeklyStart } from './weekly-times.ts';

/** Weekly times being chosen, and what is needed to come back to them. */
export interface WeeklyChoice {
  chosen: readonly WeeklyStart[];
  set(chosen: readonly WeeklyStart[]): void;
  remove(key: number): void;
  /** The weekday (1 to 7, the family's) whose times a phone shows; undefined until somebody has chosen one. */
  day: number | undefined;
  setDay(day: number): void;
  /** The id of the heading over the times. */
  headingId: string;
  /** Gives a time back and leads to the other times of its day. */
  chooseAnother(start: WeeklyStart): void;
}

/** `first` are the times that are chosen from the beginning. */
export function useWeeklyChoice(first: readonly WeeklyStart[] = []): WeeklyChoice {
  const [chosen, set] = useState(first);
  const [day, setDay] = useState<number>();
  const headingId = useId();
  const remove = (key: number) => set((now) => now.filter((it) => it.key !== key));
  return {
    chosen,
    set,
    remove,
    day,
    setDay,
    headingId,
    chooseAnother(start) {
      remove(start.key);
      setDay(start.familyWeekday);
      const heading = document.getElementById(headingId);
      heading?.scrollIntoView({ block: 'start' });
      heading?.focus({ preventScroll: true });
    },
  };
}
