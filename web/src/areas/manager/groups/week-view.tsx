import type { ManagedGroup } from '@school/contract/groups/manager-shapes';

import { useTexts } from '#i18n/texts.ts';
import { clockText } from '#i18n/time.ts';
import { LoneLink } from '#kit/link-button.tsx';

import { GroupState } from './group-state.tsx';
import { useGroupWords } from './use-group-words.ts';

const week = [1, 2, 3, 4, 5, 6, 7] as const;

/** The groups of a week, day by day: seven columns where there is room, one under another on a phone. */
export function WeekView({ groups }: { groups: readonly ManagedGroup[] }) {
  const t = useTexts('managedGroups');
  const words = useGroupWords();
  return (
    <section aria-label={t.week} className="grid gap-3 lg:grid-cols-7">
      {week.map((weekday) => {
        const own = groups.filter(({ group }) => group.weekday === weekday).sort((a, b) => a.group.startMinute - b.group.startMinute);
        return (
          <div key={weekday} className="flex min-w-0 flex-col gap-2 rounded-md bg-sunk p-3">
            <h2 className="text-base font-bold first-letter:uppercase">{words.weekday(weekday)}</h2>
            {own.length === 0 && <p className="text-sm text-mute">{t.noGroupsThen}</p>}
            <ul className="flex flex-col gap-2">
              {own.map((it) => (
                <li key={it.group.groupId} className="flex min-w-0 flex-col gap-1 rounded-md border border-line bg-card p-3 break-words">
                  <span className="figures">{clockText(it.group.startMinute)}</span>
                  <LoneLink to="/manager/groups/$groupId" params={{ groupId: it.group.groupId }}>
                    {words.title(it.group.title)}
                  </LoneLink>
                  <span className="text-sm">{it.group.teacher.name}</span>
                  <span className="figures text-sm">{t.places(it.enrolled, it.capacity)}</span>
                  <GroupState of={it} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
