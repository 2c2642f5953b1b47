import type { BrainGameCode } from '@school/contract/brain-trainer/limits';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Skeleton } from '#kit/skeleton.tsx';
import { WeekLine } from './week-line.tsx';

/** Level and right answers over the weeks, drawn, and the same numbers as a table. */
export function GameWeeks({ person, templateCode, target }: { person: string; templateCode: BrainGameCode; target: number }) {
  const t = useTexts('brain');
  const locale = useLocale();
  const { data } = useQuery(queryOf('GET /brain-trainer/:person/:templateCode/progress', { params: { person, templateCode } }));
  if (!data) return <Skeleton className="mt-4 h-48" />;
  const { weeks } = data;
  if (weeks.length === 0) return <p className="mt-4 text-mute">{t.noWeeks}</p>;
  // A week begins on its Monday, wherever it is read.
  const nameOf = (week: string) => at(locale, `${week}T12:00:00Z`, 'date', 'UTC');
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (
    <div className="mt-4 flex flex-col gap-4">
      <div className="grid gap-4 md:grid-cols-2">
        <WeekLine
          title={t.levelByWeek}
          points={weeks.map(({ week, level }) => ({ week, value: level }))}
          most={Math.max(target, ...weeks.map(({ level }) => level)) + 1}
          goal={target}
          text={(value) => number.format(value)}
          nameOf={nameOf}
        />
        <WeekLine
          title={t.accuracyByWeek}
          points={weeks.map(({ week, accuracy }) => ({ week, value: accuracy }))}
          most={1}
          text={t.percent}
          nameOf={nameOf}
        />
      </div>
      <details>
        <summary className="min-h-11 py-2 font-bold">{t.asTable}</summary>
        <div className="overflow-x-auto">
          <table className="w-full text-left figures">
            <thead>
              <tr className="text-sm text-mute">
                {[t.week, t.weekLevel, t.weekAccuracy, t.weekSessions].map((name) => (
                  <th key={name} scope="col" className="py-1 pr-4 font-normal">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.toReversed().map(({ week, level, accuracy, sessions }) => (
                <tr key={week} className="border-t border-line">
                  <th scope="row" className="py-1.5 pr-4 font-normal">
                    {nameOf(week)}
                  </th>
                  <td className="pr-4">{number.format(level)}</td>
                  <td className="pr-4">{t.percent(accuracy)}</td>
                  <td>{sessions}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </div>
  );
}
