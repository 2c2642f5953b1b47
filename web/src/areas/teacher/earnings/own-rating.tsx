import { ratingLimits } from '@school/contract/ratings/limits';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';
import { Stars } from '#kit/progress.tsx';

/** What families say of the teacher's lessons, on average; from so many ratings on that no family can be read from it. */
export function OwnRating() {
  const t = useTexts('ratings');
  const locale = useLocale();
  const { data } = useQuery(queryOf('GET /teacher/rating'));
  if (!data) return null;
  const { average, count, days, options } = data;
  return (
    <Card className="flex flex-col gap-2" label={t.own}>
      <h2 className="text-lg">{t.own}</h2>
      {average === null ? (
        <p className="text-mute">{t.noAverage(ratingLimits.averageFrom)}</p>
      ) : (
        <>
          <p className="flex flex-wrap items-center gap-3 font-bold">
            <Stars got={Math.round(average)} of={ratingLimits.starsMost} size={24} />
            {t.average(new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(average))}
          </p>
          <p className="text-sm text-mute">{t.averageOf(count, days)}</p>
          {options.length > 0 && <p>{options.map(({ option, count: said }) => t.saidOf(t.options[option], said)).join(' · ')}</p>}
        </>
      )}
    </Card>
  );
}
