import type { AnswerOf } from '@school/contract/calls';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Icon, TriangleAlert } from '#kit/icon.tsx';

type Conflict = AnswerOf<'POST /regular-schedule/preview'>['conflicts'][number];

/** Dates that cannot be had, and why. While the rest can be booked they are only days without a lesson. */
export function Conflicts({ conflicts, canGoOn, zone }: { conflicts: readonly Conflict[]; canGoOn: boolean; zone: string }) {
  const t = useTexts('scheduleSelection');
  const locale = useLocale();
  if (conflicts.length === 0) return null;
  const why = ({ verdict }: Conflict) => {
    if (verdict.allowed) return '';
    if (verdict.why === 'scheduling.kid_busy') return t.conflict.kid;
    if (verdict.why === 'scheduling.slot_taken') return t.conflict.taken;
    return canGoOn ? t.away : t.conflict.closed;
  };
  return (
    <div className="flex flex-col gap-2 rounded-md bg-warn-soft p-4">
      <h3 className="flex items-center gap-2 text-base text-warn">
        <Icon of={TriangleAlert} />
        {t.conflicts}
      </h3>
      <ul className="figures flex flex-col gap-1">
        {conflicts.map((conflict) => (
          <li key={conflict.timestamp}>
            <strong>{at(locale, conflict.timestamp, 'dayTime', zone)}</strong>: {why(conflict)}
          </li>
        ))}
      </ul>
    </div>
  );
}
