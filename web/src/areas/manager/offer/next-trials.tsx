import type { TrialTerms } from '@school/contract/catalogue/trial-terms';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { api } from '#api/client.ts';
import { quietly } from '#api/quietly.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Card } from '#kit/card.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

/** The next free first lessons of each subject under these terms, as a family would see them. */
export function NextTrials({ terms }: { terms: TrialTerms | undefined }) {
  const { trials: t } = useTexts('offer');
  const names = useTexts('names');
  const locale = useLocale();
  const { data, isError } = useQuery({
    ...quietly({
      queryKey: ['POST /manager/trial-terms/preview', terms],
      queryFn: () => (terms ? api('POST /manager/trial-terms/preview', { body: { terms } }) : null),
    }),
    enabled: terms !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    gcTime: 0,
  });
  return (
    <Card label={t.next} className="flex flex-col gap-3">
      <h2 className="text-lg">{t.next}</h2>
      <p className="text-sm text-mute">{t.nextAbout}</p>
      {isError && <p className="font-bold text-bad">{t.failed}</p>}
      {!data && !isError && <Skeleton className="h-40" />}
      <dl aria-live="polite" className="flex flex-col gap-3">
        {data?.subjects.map(({ subject, times }) => (
          <div key={subject}>
            <dt className="font-bold">{names.subjects[subject]}</dt>
            {times.length === 0 && <dd className="text-warn">{t.none}</dd>}
            {times.map((time) => (
              <dd key={time} className="figures text-sm">
                {at(locale, time, 'dayTime', schoolZone)}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Card>
  );
}
