import type { AuditEntry } from '@school/contract/audit/shapes';

import { queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';

import { useAuditWords } from '../audit/audit-words.ts';
import { PartList, Reading } from './part.tsx';
import { usePart } from './use-part.ts';

const shown = 12;

/** What colleagues did about the family: who, when, why, from what to what. */
export function LogPart({ familyId }: { familyId: string }) {
  const { log: t } = useTexts('familyCard');
  const query = usePart(queryOf('GET /manager/families/:familyId/log', { params: { familyId } }));
  return (
    <Reading of={query} title={t.title}>
      {({ entries }) => (
        <PartList title={t.title} none={t.none}>
          {entries.slice(0, shown).map((entry) => (
            <Entry key={entry.entryId} entry={entry} />
          ))}
        </PartList>
      )}
    </Reading>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { log: t } = useTexts('familyCard');
  const locale = useLocale();
  const words = useAuditWords();
  const { by, impersonator, reason } = entry;
  return (
    <li className="flex flex-col gap-0.5 py-2.5">
      <p className="font-bold">{words.sentence(entry)}</p>
      {words.changes(entry).map((change) => (
        <p key={change} className="text-sm break-words">
          {change}
        </p>
      ))}
      {reason !== null && <p className="text-sm break-words">{t.reason(reason)}</p>}
      <p className="text-sm text-mute">{t.by(impersonator?.name ?? by.name, at(locale, entry.at, 'dayTime', schoolZone))}</p>
    </li>
  );
}
