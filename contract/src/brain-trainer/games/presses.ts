import { brainLimits } from '../limits.ts';

/** How many were missed and pressed in vain; undefined when the presses are none of this block. One press a card counts. */
export function pressed(
  presses: readonly { at: number; ms: number }[],
  targets: readonly number[],
  cards: number,
  isiMs: number,
): { missed: number; extra: number } | undefined {
  const at = new Set(presses.map((press) => press.at));
  const unfit = presses.some(({ at: card, ms }) => card >= cards || ms < brainLimits.fastestMs || ms > isiMs + 500);
  if (unfit || at.size !== presses.length) return undefined;
  return { missed: targets.filter((card) => !at.has(card)).length, extra: [...at].filter((card) => !targets.includes(card)).length };
}
