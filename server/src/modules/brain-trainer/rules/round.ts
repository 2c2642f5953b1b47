import { brainLimits } from '@school/contract/brain-trainer/limits';

const { shortUnder, shortShare, shortLeast } = brainLimits;

/** Trials of a round: the younger children play a shorter one. A grown-up has no age here. */
export const roundOf = (trials: number, age: number | undefined): number =>
  age === undefined || age >= shortUnder ? trials : Math.min(trials, Math.max(shortLeast, Math.round(trials * shortShare)));
