import type { RefundQuote } from '@school/contract/refunds/shapes';

import { useTexts } from '#i18n/texts.ts';

/** Which schedules end, how many lessons of each are called off and how many still take place, and which gifts go. */
export function SchedulesEnd({ plan }: { plan: NonNullable<RefundQuote['whenSchedulesEnd']> }) {
  const { leave: t, bonus } = useTexts('refund');
  const { courses } = useTexts('names');
  const cancelled = plan.schedules.reduce((sum, schedule) => sum + schedule.off, 0);
  return (
    <>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {plan.schedules.map(({ processId, kidName, courseCode, off, stay }) => (
          <li key={processId}>
            {t.schedule(kidName, courseCode === null ? t.lessons : courses[courseCode], off)}
            {stay > 0 && ` ${t.stay(stay)}`}
          </li>
        ))}
      </ul>
      {cancelled > plan.units + plan.bonusTaken && <p className="text-sm text-mute">{t.others}</p>}
      {plan.bonusTaken > 0 && <p className="text-sm text-mute">{bonus(plan.bonusTaken)}</p>}
    </>
  );
}

/** What a package gives back when its weekly schedules end, where that is more than without. */
export const betterPlan = ({ whenSchedulesEnd: plan, amount }: RefundQuote): RefundQuote['whenSchedulesEnd'] =>
  plan && plan.amount.amount > amount.amount ? plan : null;
