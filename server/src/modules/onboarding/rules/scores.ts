import { onboardingLimits, type pkhParts, softTypes } from '@school/contract/onboarding/limits';

/** A round of a task: which task it is of, what the task weighs, and whether it was right. */
export interface Round {
  task: number;
  weight: number;
  isRight: boolean;
}

/**
 * round(100 · Σ weight·credit / Σ weight), the credit of a task being the share of its right rounds (docs/design/content.md#diagnostics). Counted in whole numbers as far as it goes, so that a half is rounded up wherever it comes from.
 */
export function percentOf(rounds: readonly Round[]): number {
  const tasks = [...Map.groupBy(rounds, ({ task }) => task).values()];
  // A common number of rounds: shares of halves, thirds and quarters add up exactly.
  const common = tasks.reduce((product, { length }) => (product * length) / gcd(product, length), 1);
  let got = 0;
  let all = 0;
  for (const of of tasks) {
    const weight = of[0]?.weight ?? 0;
    got += weight * of.filter(({ isRight }) => isRight).length * (common / of.length);
    all += weight * common;
  }
  return all === 0 ? 0 : Math.floor((200 * got + all) / (2 * all));
}

const gcd = (one: number, other: number): number => (other === 0 ? one : gcd(other, one % other));

/** The highest tier whose beginning the percent reaches. */
const tierOf = <Tier extends string>(percent: number, tiers: Readonly<Record<Tier, number>>): Tier =>
  (Object.entries(tiers) as [Tier, number][]).toSorted(([, one], [, other]) => other - one).find(([, from]) => percent >= from)?.[0] ??
  (Object.keys(tiers)[0] as Tier);

export const mathTier = (percent: number) => tierOf(percent, onboardingLimits.mathTiers);
export const pkhTier = (percent: number) => tierOf(percent, onboardingLimits.pkhTiers);

/** round(¼ · (general + reading + math + logic)), of the rounded parts (docs/design/content.md#diagnostics). */
export const pkhPercent = (parts: Readonly<Record<(typeof pkhParts)[number], number>>): number =>
  Math.floor((2 * (parts.general + parts.reading + parts.math + parts.logic) + 4) / 8);

export type SoftType = (typeof softTypes)[number];
/** From this question on (from 0) answers decide between equals. */
const lateFrom = 7;
/** Who comes first when nothing else decides. */
const order: readonly SoftType[] = ['explorer', 'diplomat', 'inventor', 'captain'];

/**
 * The type with most answers; between equals the one with more in questions 8 to 14, then a fixed order (docs/design/content.md#diagnostics). `answers` holds a type for each question, null where it was skipped.
 */
export function softType(answers: readonly (SoftType | null)[]): { type: SoftType; counts: Record<SoftType, number> } {
  const count = (list: readonly (SoftType | null)[], type: SoftType) => list.filter((answer) => answer === type).length;
  const counts = Object.fromEntries(softTypes.map((type) => [type, count(answers, type)])) as Record<SoftType, number>;
  const late = answers.slice(lateFrom);
  const [type = 'explorer'] = order.toSorted((one, other) => counts[other] - counts[one] || count(late, other) - count(late, one));
  return { type, counts };
}
