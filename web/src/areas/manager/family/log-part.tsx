import type { AuditEntry } from '@school/contract/audit/shapes';

import { queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, deviceZone } from '#i18n/time.ts';

import { listLook, Reading } from './part.tsx';
import { usePart } from './use-part.ts';

const shown = 12;

/** What colleagues did about the family: who, when, why, from what to what. */
export function LogPart({ familyId }: { familyId: string }) {
  const { log: t } = useTexts('familyCard');
  const query = usePart(queryOf('GET /manager/families/:familyId/log', { params: { familyId } }));
  return (
    <Reading of={query} title={t.title}>
      {({ entries }) =>
        entries.length === 0 ? (
          <p className="text-mute">{t.none}</p>
        ) : (
          <ul aria-label={t.title} className={listLook}>
            {entries.slice(0, shown).map((entry) => (
              <Entry key={entry.entryId} entry={entry} />
            ))}
          </ul>
        )
      }
    </Reading>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { log: t } = useTexts('familyCard');
  const { acts } = useTexts('auditActs');
  const locale = useLocale();
  const { act, by, impersonator, reason, before, after, subject } = entry;
  const fields: Readonly<Record<string, string>> = t.fields;
  const changes = Object.keys(after ?? {}).flatMap((name) =>
    fields[name] === undefined || before === null
      ? []
      : [t.field(fields[name], shownAs(before[name]) || t.nothing, shownAs(after?.[name]) || t.nothing)],
  );
  return (
    <li className="flex flex-col gap-0.5 py-2.5">
      <p className="font-bold">{subject?.name ? `${acts[act]}: ${subject.name}` : acts[act]}</p>
      {changes.map((change) => (
        <p key={change} className="text-sm break-words">
          {change}
        </p>
      ))}
      {reason !== null && <p className="text-sm break-words">{t.reason(reason)}</p>}
      <p className="text-sm text-mute">{t.by(impersonator?.name ?? by.name, at(locale, entry.at, 'dayTime', deviceZone()))}</p>
    </li>
  );
}

/** A field of the log in letters: lists by commas, a birth month as it is written. */
function shownAs(value: unknown): string {
  if (Array.isArray(value)) return value.map(shownAs).join(', ');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(shownAs).join('-');
  return value === null || value === undefined ? '' : String(value as string | number | boolean);
}
