import type { Fault } from '@school/contract/faults/calls';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Badge } from '#kit/card.tsx';
import { LoneLink } from '#kit/link-button.tsx';

/** One kind of fault: what it says, where, how often, when last. */
export function FaultCard({ fault }: { fault: Fault }) {
  const t = useTexts('managerFaults');
  const locale = useLocale();
  const { faultId, source, kind, words, place, page, times, replays, lastAt } = fault;
  return (
    <li className="flex flex-col gap-2 rounded-lg border border-line bg-card p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-lg break-words">
          <LoneLink to="/manager/faults/$faultId" params={{ faultId }}>
            {kind}: {words === '' ? t.noWords : words}
          </LoneLink>
        </h2>
        <span className="flex flex-wrap gap-2">
          {replays > 0 && <Badge tone="brand">{t.replays(replays)}</Badge>}
          <Badge tone={source === 'server' ? 'bad' : 'warn'}>{t.times(times)}</Badge>
        </span>
      </div>
      <p className="text-sm break-words text-mute">
        {t.sources[source]}
        {page !== null && ` · ${t.onPage(page)}`} · <time dateTime={lastAt}>{t.last(at(locale, lastAt, 'dayTime', schoolZone))}</time>
      </p>
      {place !== '' && <p className="text-sm break-all">{place}</p>}
    </li>
  );
}
