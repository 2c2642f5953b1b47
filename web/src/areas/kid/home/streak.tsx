import type { AnswerOf } from '@school/contract/calls';

import { useTexts } from '#i18n/texts.ts';
import type { Band } from '#widgets/player/band.ts';
import { ownPicture } from '#widgets/player/own-pictures.ts';
import { Seen } from '#widgets/player/seen.tsx';

/** From so many on it is told: one is no row yet. */
const from = 2;

interface StreakProps {
  streak: AnswerOf<'GET /kids/:kidUid/courses'>['streak'];
  band: Band;
}

/** Days together for those under seven, weeks for the others, the last ones in pictures: a week of rest is a snowflake. It only grows. */
export function Streak({ streak: { days, weeks, lastWeeks }, band }: StreakProps) {
  const t = useTexts('kidRewards');
  const [count, label] = band === 'pre' ? [days, t.days(days)] : [weeks, t.weeks(weeks)];
  if (count < from) return null;
  return (
    <Seen label={label} className="inline-flex shrink-0 items-center gap-1 text-(length:--words) font-extrabold figures">
      {band === 'junior' ? (
        <span className="day-weeks">
          {lastWeeks.map((learned, at) => (
            <img key={at} src={ownPicture(learned ? 'fire' : 'snowflake')} alt="" />
          ))}
        </span>
      ) : (
        <img src={ownPicture('fire')} alt="" className="size-[1.9rem]" />
      )}
      {count}
    </Seen>
  );
}
