import type { HealthRow, HealthState } from '@school/contract/faults/health';
import { healthStates } from '@school/contract/faults/health';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Badge } from '#kit/card.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { NotLoaded } from '../not-loaded.tsx';
import { TableOrCards } from '../table-or-cards.tsx';

const tones = { fine: 'good', warning: 'warn', refuses: 'bad' } as const satisfies Record<HealthState, string>;
const worst = (rows: readonly HealthRow[]): HealthState =>
  healthStates[Math.max(0, ...rows.map(({ state }) => healthStates.indexOf(state)))] ?? 'fine';

const stateCell =
  (names: Readonly<Record<HealthState, string>>) =>
  ({ state }: HealthRow) => <Badge tone={tones[state]}>{names[state]}</Badge>;

/** How the school is: each thing that was looked at, with its numbers and what to do. */
export function Health() {
  const t = useTexts('health');
  const locale = useLocale();
  const looked = useQuery({ ...quietly(queryOf('GET /manager/health')), refetchInterval: 60_000 });
  if (!looked.data && !looked.isError) return <Skeleton className="h-64" />;
  if (!looked.data) return <NotLoaded list={looked} />;
  const { rows, servers } = looked.data;
  return (
    <>
      <p className="text-lg font-extrabold">{t.all[worst(rows)]}</p>
      <p className="max-w-prose">{t.about}</p>
      <TableOrCards
        caption={t.list}
        columns={[
          { id: 'title', title: t.what, cell: ({ code }: HealthRow) => t.rows[code].title },
          { id: 'state', title: t.how, cell: stateCell(t.states) },
          { id: 'says', title: t.says, cell: ({ code, state, facts }: HealthRow) => t.rows[code][state](facts) },
        ]}
        rows={rows}
        keyOf={({ code }) => code}
        empty=""
        whole
      />
      <TableOrCards
        caption={t.serverList}
        columns={[
          { id: 'host', title: t.server.host, cell: ({ host }: (typeof servers)[number]) => host },
          { id: 'release', title: t.server.release, cell: ({ release }: (typeof servers)[number]) => release },
          {
            id: 'since',
            title: t.server.since,
            cell: ({ startedAt }: (typeof servers)[number]) => at(locale, startedAt, 'dayTime', schoolZone),
          },
        ]}
        rows={servers}
        keyOf={({ host, startedAt }) => host + startedAt}
        empty=""
      />
    </>
  );
}
