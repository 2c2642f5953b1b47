import type { DatedPrice } from '@school/contract/catalogue/manager-shapes';

import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';

import { drawSteps } from './draw-steps.ts';

interface PriceStepsProps {
  /** Of one currency. */
  prices: readonly DatedPrice[];
  currency: string;
  now: string;
}

/** A price over time as steps: what was, what is, and in dashes what is planned. The list below says the same in words. */
export function PriceSteps({ prices, currency, now }: PriceStepsProps) {
  const { sheet: t } = useTexts('managerProducts');
  const locale = useLocale();
  const { steps, nowAt } = drawSteps(prices, Date.parse(now));
  const path = (from: 'past' | 'planned') =>
    steps
      .filter((step) => (step.isPlanned ? 'planned' : 'past') === from)
      .map(({ x, y, until, before }) => `${before === undefined ? `M${x} ${y}` : `M${x} ${before}V${y}`}H${until}`)
      .join('');
  return (
    <div aria-hidden className="relative h-40 shrink-0 overflow-hidden rounded-md border border-line bg-sunk text-brand">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full">
        <g fill="none" stroke="currentColor" strokeWidth={3} vectorEffect="non-scaling-stroke">
          <path d={path('past')} vectorEffect="non-scaling-stroke" />
          <path d={path('planned')} strokeDasharray="7 6" vectorEffect="non-scaling-stroke" />
          <path d={`M${nowAt} 0V100`} strokeWidth={1} opacity={0.5} vectorEffect="non-scaling-stroke" />
        </g>
      </svg>
      <span className="absolute text-sm text-mute" style={{ left: `${nowAt}%`, bottom: 4, transform: 'translateX(-110%)' }}>
        {t.now}
      </span>
      {steps
        .filter(({ isLabelled }) => isLabelled)
        .map(({ x, y, amount, validFrom }) => (
          <span
            key={validFrom}
            className="absolute text-sm font-bold text-ink figures"
            style={{ left: `calc(${x}% + 4px)`, top: `calc(${y}% - 22px)` }}
          >
            {money(locale, { amount, currency })}
          </span>
        ))}
    </div>
  );
}
