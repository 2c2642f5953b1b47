import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, deviceZone } from '#i18n/time.ts';
import { Badge, Card } from '#kit/card.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

/** docs/rules/people.md#support: the family sees who of the school looked into its account, and when. */
export function SupportVisitsCard() {
  const t = useTexts('support');
  const locale = useLocale();
  const { data } = useQuery(queryOf('GET /user/support-visits'));
  return (
    <Card title={t.visits} className="flex flex-col gap-3">
      <p className="text-mute">{t.visitsAbout}</p>
      {!data && <Skeleton className="h-16" />}
      {data?.visits.length === 0 && <p>{t.nobody}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {data?.visits.map(({ visitId, kind, name, reason, from, until, changes }) => (
          <li key={visitId} className="flex flex-col gap-1 py-2">
            <span className="flex flex-wrap items-center gap-2 font-bold">
              {t.visit(name, at(locale, from, 'dayTime', deviceZone()))}
              {kind === 'support' && until === null && <Badge tone="warn">{t.now}</Badge>}
              <Badge>{kind === 'link' ? t.madeLink : changes === 0 ? t.looked : t.changed(changes)}</Badge>
            </span>
            <span className="text-sm text-mute">{t.reason(reason)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
