import type { BrainBand } from '@school/contract/brain-trainer/limits';

/** Which levels an age begins at and aims for; a grown-up has no age here. */
export const bandOf = (age: number | undefined): BrainBand => (age === undefined ? 'adult' : age < 7 ? 'a4' : age < 10 ? 'a7' : 'a10');

/** A game that is made for this age; all are for grown-ups. */
export const isForAge = (ages: { from: number; to: number }, age: number | undefined): boolean =>
  age === undefined || (age >= ages.from && age <= ages.to);
