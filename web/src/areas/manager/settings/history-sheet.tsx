import type { SettingGroup } from '@school/contract/school/settings';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Badge } from '#kit/card.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { OnRecord } from '../money/dated/on-record.tsx';
import { useSettingWords } from './use-setting-words.ts';

/** Every value that the settings of a group ever had: from when, who chose it and why. */
export function HistorySheet({ group, onClose }: { group: SettingGroup; onClose(): void }) {
  const t = useTexts('schoolSettings');
  const dated = useTexts('datedTerms');
  const locale = useLocale();
  const words = useSettingWords();
  const { data } = useQuery({ ...queryOf('GET /manager/school/settings/:group/history', { params: { group } }), staleTime: 0 });
  return (
    <Sheet title={t.history} onClose={onClose}>
      {!data && <Skeleton className="h-40" />}
      {data?.changes.length === 0 && <p className="text-mute">{t.noHistory}</p>}
      <ul className="flex flex-col gap-4">
        {data?.changes.map(({ change, validFrom, state, setAt, by, reason, withdrawn }) => (
          <li key={`${change.key} ${validFrom} ${setAt}`} className="flex flex-col gap-1">
            <span className="flex flex-wrap items-center gap-2 font-bold">
              {t.names[change.key]} <Badge tone={state === 'current' ? 'good' : 'plain'}>{dated.states[state]}</Badge>
            </span>
            <span className="break-words figures">
              {words(change)} {t.since(at(locale, validFrom, 'dayTime', schoolZone))}
            </span>
            <OnRecord at={setAt} by={by} reason={reason} />
            {withdrawn && <OnRecord what={dated.withdrawn} at={withdrawn.at} by={withdrawn.by} reason={withdrawn.reason} />}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
