import type { Process } from '@school/contract/calendar/shapes';
import type { RegularPlan } from '@school/contract/scheduling/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';

import { type TouchedLine, TouchedSummary } from './touched-summary.tsx';

interface PlanSummaryProps {
  plan: RegularPlan;
  process: Process;
  /** The teacher changes with it, too. */
  isTeacherNew: boolean;
  zone: string;
}

/** Lessons that stay, go and come with a change, and what becomes of their units. */
export function PlanSummary({ plan, process, isTeacherNew, zone }: PlanSummaryProps) {
  const t = useTexts('regularSchedule').touched;
  const locale = useLocale();
  const first = plan.first
    .slice(0, 3)
    .map((timestamp) => at(locale, timestamp, 'dayTime', zone))
    .join('; ');
  const lines: TouchedLine[] = [];
  if (plan.stay > 0)
    lines.push({ sign: 'stay', words: isTeacherNew ? t.stayWith(plan.stay, process.teacher?.name ?? '') : t.keep(plan.stay) });
  if (plan.go > 0 && !(isTeacherNew && plan.go === plan.lessons)) lines.push({ sign: 'go', words: t.move(plan.go) });
  if (plan.lessons > 0) lines.push({ sign: 'come', words: isTeacherNew ? t.pass(plan.lessons, first) : t.come(plan.lessons, first) });
  // Times that are held without payment have no units yet.
  if (plan.go > 0 && process.heldUntil === null) {
    lines.push({ sign: 'back', words: plan.lessons === 0 ? t.unitsBack : plan.lessons < plan.go ? t.unitsLeft : t.unitsMove });
  }
  lines.push({ sign: 'stay', words: t.near });
  return <TouchedSummary lines={lines} />;
}
