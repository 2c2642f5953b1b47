import { createContext, type ReactNode, use } from 'react';

/** What the kit needs from outside, since it knows no school: its own words, the language, the clock, the links. */
export interface Surroundings {
  /** Stands behind every title of the window. */
  app: string;
  locale: string;
  /** Time now in ms, by the clock that countdowns go by. */
  now(): number;
  words: {
    close: string;
    showPassword: string;
    hidePassword: string;
    optional: string;
    choose: string;
    more: string;
    less: string;
    previousMonth: string;
    nextMonth: string;
    openCalendar: string;
    loading: string;
    sortedUp: string;
    sortedDown: string;
    undo: string;
    draftRestored: string;
    draftClear: string;
    over: string;
    leftDays(days: number): string;
    leftHours(hours: number): string;
    stars(got: number, of: number): string;
  };
}

const Context = createContext<Surroundings | undefined>(undefined);

/** Stands once around the app (and around a widget under test). */
export const KitSurroundings = ({ value, children }: { value: Surroundings; children: ReactNode }) => (
  <Context value={value}>{children}</Context>
);

/** Words, language and clock, for the parts of the kit. */
export function useSurroundings(): Surroundings {
  const value = use(Context);
  if (!value) throw new Error('The kit stands outside of KitSurroundings');
  return value;
}
