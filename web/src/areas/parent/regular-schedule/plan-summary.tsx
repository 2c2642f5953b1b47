import { schedulingLimits } from '@school/contract/scheduling/limits';
import type { RegularPlan } from '@school/contract/scheduling/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';

import { TouchedSummary } from './touched-summary.tsx';

/** Lessons that stay, go and come with a change. */
export function PlanSummary({ plan, zone }: { plan: RegularPlan; zone: string }) {
  const t = useTexts('regularSchedule').touched;
  const locale = useLocale();
  const first = plan.first.slice(0, 3).map((timestamp) => at(locale, timestamp, 'dayTime', zone));
  return (
    <TouchedSummary
      lines={[
        ...(plan.stay > 0 ? [{ sign: 'stay' as const, words: t.keep(plan.stay) }] : []),
        ...(plan.go > 0 ? [{ sign: 'go' as const, words: t.move(plan.go) }] : []),
        ...(plan.lessons > 0 ? [{ sign: 'come' as const, words: t.come(plan.lessons, first.join('; ')) }] : []),
        { sign: 'back', words: t.unitsMove },
        { sign: 'stay', words: t.near(schedulingLimits.hoursToCancelOrTransfer) },
      ]}
    />
  );
}
