import type { RefundQuote } from '@school/contract/payments/refund-shapes';

import { useTexts } from '#i18n/texts.ts';

/** Which schedules end, how many lessons of each are called off, and how many still take place. */
export function SchedulesEnd({ plan }: { plan: NonNullable<RefundQuote['whenSchedulesEnd']> }) {
  const t = useTexts('refund').leave;
  const { courses } = useTexts('names');
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5">
      {plan.schedules.map(({ processId, kidName, courseCode, off, stay }) => (
        <li key={processId}>
          {t.schedule(kidName, courseCode === null ? t.lessons : courses[courseCode], off)}
          {stay > 0 && ` ${t.stay(stay)}`}
        </li>
      ))}
    </ul>
  );
}

/** What a package gives back when its weekly schedules end, where that is more than without. */
export const betterPlan = ({ whenSchedulesEnd: plan, amount }: RefundQuote): RefundQuote['whenSchedulesEnd'] =>
  plan && plan.amount.amount > amount.amount ? plan : null;
