import type { PlannedDate } from '@school/contract/groups/manager-shapes';

import { useTexts } from '#i18n/texts.ts';

import { useGroupWords } from './use-group-words.ts';

const tones: Record<PlannedDate['state'], string> = { free: 'text-good', taken: 'text-bad', closed: 'text-bad', away: 'text-warn' };

/** The dates of a weekly time, and what the teacher has then. */
export function PlanView({ dates }: { dates: readonly PlannedDate[] }) {
  const { plan: t } = useTexts('managedGroups');
  const words = useGroupWords();
  return (
    <ul aria-label={t.title} className="figures grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
      {dates.map(({ timestamp, state, by }) => (
        <li key={timestamp} className="flex flex-wrap justify-between gap-x-3">
          <span>{words.when(timestamp)}</span>
          <strong className={tones[state]}>{by ? t.takenBy(by) : t.states[state]}</strong>
        </li>
      ))}
    </ul>
  );
}
