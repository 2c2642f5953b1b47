import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { weekdayName } from '#i18n/time.ts';

import { BlockFields } from './block-fields.tsx';
import { type Cells, cellsOf, rulesOf } from './cells.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** The weekly hours without a grid: from and to for every weekday. */
export function HoursFields({ cells, onPaint }: { cells: Cells; onPaint(cells: Cells): void }) {
  const t = useTexts('teacherHours');
  const locale = useLocale();
  const rules = rulesOf(cells);
  return (
    <ul className="flex flex-col rounded-lg bg-card shadow-flat px-4">
      {weekdays.map((weekday) => {
        const name = weekdayName(locale, weekday);
        const blocks = rules.filter((rule) => rule.weekday === weekday);
        const others = rules.filter((rule) => rule.weekday !== weekday);
        return (
          <li key={weekday} className="flex flex-col gap-1 border-b border-line py-2 last:border-b-0 md:flex-row md:items-center">
            <h2 className="w-40 shrink-0 text-base first-letter:uppercase">
              {name}
              {blocks.length === 0 && <span className="text-sm font-normal text-mute"> · {t.dayOff}</span>}
            </h2>
            <BlockFields
              day={name}
              blocks={blocks.map(({ fromMinute, toMinute }) => ({ fromMinute, toMinute }))}
              onChange={(next) => onPaint(cellsOf([...others, ...next.map((block) => ({ weekday, ...block }))]))}
            />
          </li>
        );
      })}
    </ul>
  );
}
