import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { clockText, weekdayName } from '#i18n/time.ts';
import { Icon, X } from '#kit/icon.tsx';

import type { WeeklyStart } from './weekly-times.ts';

/** The weekly times one has chosen, on both clocks, each with a way to give it back. */
export function ChosenTimes({ chosen, onRemove }: { chosen: readonly WeeklyStart[]; onRemove(key: number): void }) {
  const t = useTexts('scheduleSelection');
  const locale = useLocale();
  if (chosen.length === 0) return <p className="text-mute">{t.nothing}</p>;
  return (
    <ul className="flex flex-wrap gap-2">
      {chosen.map((start) => {
        const words = `${weekdayName(locale, start.familyWeekday, 'short')} ${clockText(start.familyMinute)}`;
        const isSchoolTime = start.familyMinute === start.startMinute && start.familyWeekday === start.weekday;
        return (
          <li key={start.key} className="figures inline-flex min-h-12 items-center gap-1 rounded-full bg-brand-soft pl-4 font-bold">
            {words}
            {!isSchoolTime && (
              <span className="text-sm font-normal text-mute">
                {t.schoolTime(`${weekdayName(locale, start.weekday, 'short')} ${clockText(start.startMinute)}`)}
              </span>
            )}
            <button
              type="button"
              aria-label={t.remove(words)}
              onClick={() => onRemove(start.key)}
              className="press grid size-11 place-items-center rounded-full hover:bg-card"
            >
              <Icon of={X} size={18} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
