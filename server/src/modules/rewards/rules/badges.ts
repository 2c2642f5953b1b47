import { badgeKinds, rewardLimits } from '@school/contract/rewards/limits';
import type { Badge } from '@school/contract/rewards/shapes';

export type BadgeKind = (typeof badgeKinds)[number];

/** A step that was reached, once for ever. */
export interface EarnedBadge {
  kind: BadgeKind;
  step: number;
}

const steps: readonly EarnedBadge[] = badgeKinds.flatMap((kind) => rewardLimits.badges[kind].map((step) => ({ kind, step })));
const isSame = (one: EarnedBadge, other: EarnedBadge): boolean => one.kind === other.kind && one.step === other.step;

/** The steps that so much has reached and that were not earned yet. */
export const reachedBadges = (counts: Readonly<Record<BadgeKind, number>>, had: readonly EarnedBadge[]): EarnedBadge[] =>
  steps.filter((step) => counts[step.kind] >= step.step && !had.some((one) => isSame(one, step)));

/** Every badge in the order of its kinds; one that was earned is whole, whatever has become of what it was earned with. */
export const badgesOf = (
  counts: Readonly<Record<BadgeKind, number>>,
  earned: ReadonlyArray<EarnedBadge & { earnedAt: Temporal.Instant }>,
): Badge[] =>
  steps.map((step) => {
    const own = earned.find((one) => isSame(one, step));
    return {
      kind: step.kind,
      of: step.step,
      done: own ? step.step : Math.min(counts[step.kind], step.step),
      earnedAt: own?.earnedAt.toString() ?? null,
    };
  });
