import type { Look } from '@school/contract/privacy/shapes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { LoneLink } from '#kit/link-button.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

const shownAtFirst = 5;

/** docs/rules/people.md#support: the family sees who of the school was in its account, looked at its card or changed something; and what its other adults did. */
export function LooksCard({ zone }: { zone: string }) {
  const t = useTexts('privacy').looks;
  const { data } = useQuery(queryOf('GET /user/looks'));
  const [all, setAll] = useState(false);
  const looks = data?.looks.slice(0, all ? undefined : shownAtFirst) ?? [];
  return (
    <Card title={t.title} className="flex flex-col gap-3">
      <p className="text-mute">{t.about}</p>
      {!data && <Skeleton className="h-16" />}
      {data?.looks.length === 0 && <p>{t.nobody}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {looks.map((look) => (
          <Line key={`${look.at} ${look.kind} ${look.act} ${look.name}`} look={look} zone={zone} />
        ))}
      </ul>
      {data && !all && data.looks.length > shownAtFirst && (
        <Button className="self-start" onPress={() => setAll(true)}>
          {t.more}
        </Button>
      )}
    </Card>
  );
}

function Line({ look: { at: when, kind, name, act, did, eventId, reason, changes }, zone }: { look: Look; zone: string }) {
  const t = useTexts('privacy').looks;
  const { acts } = useTexts('auditActs');
  const locale = useLocale();
  const said = kind === 'visit' ? t.visit(changes ?? 0) : did !== null ? t.did[did] : act === null ? t.read : acts[act];
  return (
    <li className="flex flex-col py-2">
      <span className="text-sm text-mute">{at(locale, when, kind === 'read' ? 'day' : 'dayTime', zone)}</span>
      <span className="wrap-anywhere">
        <strong>{name}</strong>: {said}
      </span>
      {eventId !== null && (
        <LoneLink to="/schedule" search={{ event: eventId }} className="self-start">
          {t.lesson}
        </LoneLink>
      )}
      {reason !== null && <span className="text-sm text-mute wrap-anywhere">{t.why(reason)}</span>}
    </li>
  );
}
