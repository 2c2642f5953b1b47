import type { DatedPrice } from '@school/contract/catalogue/manager-shapes';

/** One price as a step of the picture, in hundredths of its width and height. */
export interface Step {
  x: number;
  y: number;
  /** Where it ends. */
  until: number;
  /** Height of the step before it; undefined on the first. */
  before: number | undefined;
  amount: number;
  validFrom: string;
  isPlanned: boolean;
  /** Its amount is written beside it: there is room. */
  isLabelled: boolean;
}

/** Room for a label, in hundredths of the width. */
const labelWidth = 20;

/**
 * A picture of prices over time. Steps stand where they begin; the first begins at the left edge, since it held long
 * before: the years before the first change say nothing. Prices that were called off are not drawn.
 */
export function drawSteps(prices: readonly DatedPrice[], now: number): { steps: Step[]; nowAt: number } {
  const drawn = prices.filter(({ state }) => state !== 'withdrawn').toSorted((a, b) => Date.parse(a.validFrom) - Date.parse(b.validFrom));
  const moments = [...drawn.slice(1).map(({ validFrom }) => Date.parse(validFrom)), now];
  const [first, last] = [Math.min(...moments), Math.max(...moments)];
  const span = Math.max(last - first, 1);
  // A fifth before the first change for the price that held until then, a quarter after the last for the one that will.
  const placeOf = (moment: number) => round(first === last ? 60 : 20 + ((moment - first) / span) * 55);
  const amounts = drawn.map(({ amount }) => amount);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const heightOf = (amount: number) => round(most === least ? 50 : 70 - ((amount - least) / (most - least)) * 45);

  const steps = drawn.map((price, index): Step => {
    const x = index === 0 ? 0 : placeOf(Date.parse(price.validFrom));
    const next = drawn[index + 1];
    const previous = drawn[index - 1];
    return {
      x,
      y: heightOf(price.amount),
      until: next ? placeOf(Date.parse(next.validFrom)) : 100,
      before: previous && heightOf(previous.amount),
      amount: price.amount,
      validFrom: price.validFrom,
      isPlanned: price.state === 'planned',
      isLabelled: false,
    };
  });
  // From the right: the latest matters most.
  let labelledFrom = 100 + labelWidth;
  for (const step of steps.toReversed()) {
    step.isLabelled = labelledFrom - step.x >= labelWidth;
    if (step.isLabelled) labelledFrom = step.x;
  }
  return { steps, nowAt: placeOf(now) };
}

const round = (n: number): number => Math.round(n * 10) / 10;
