import { type StaffRight, staffRights } from '@school/contract/roles';
import type { StaffAct } from '@school/contract/staff/acts';
import { rightSetCodes, rightSets } from '@school/contract/staff/right-sets';
import { useQuery } from '@tanstack/react-query';

import { queryClient, queryOf } from '#api/queries.ts';
import type { TextsOf } from '#i18n/features.ts';
import { useTexts } from '#i18n/texts.ts';
import { Icon, Check } from '#kit/icon.tsx';
import { TextLink } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import type { Column } from '#kit/table.tsx';

import { NotLoaded } from '../not-loaded.tsx';
import { TableOrCards } from '../table-or-cards.tsx';

interface Row {
  act: StaffAct;
  needs: readonly StaffRight[];
}

/** Whose rights stand in a column: a ready set, and the owner, who has them all. */
const columnsOfRights = [
  ...rightSetCodes.map((code) => ({ code, rights: rightSets[code] as readonly StaffRight[] })),
  { code: 'owner' as const, rights: staffRights as readonly StaffRight[] },
];

export const load = () => void queryClient.prefetchQuery(queryOf('GET /manager/staff/matrix'));

/** `/manager/staff/rights`: who may what, as the calls of the school themselves say. */
export function Page() {
  const t = useTexts('staffMatrix');
  const staff = useTexts('staff');
  const matrix = useQuery(queryOf('GET /manager/staff/matrix'));
  const columns = columnsOf(t, staff);
  return (
    <PageLayout title={t.title} width="wide">
      <p className="text-mute">{t.about}</p>
      <TextLink to="/manager/staff" className="inline-flex min-h-11 items-center self-start">
        {t.back}
      </TextLink>
      {!matrix.data && (matrix.isError ? <NotLoaded list={matrix} /> : <Skeleton className="h-64" />)}
      {matrix.data && <TableOrCards caption={t.list} columns={columns} rows={matrix.data.acts} keyOf={({ act }) => act} empty={null} />}
    </PageLayout>
  );
}

/** What a row shows: the act, the right for it, and what each set of rights may. */
const columnsOf = (t: TextsOf<'staffMatrix'>, { sets, rights }: TextsOf<'staff'>): Column<Row>[] => [
  { id: 'act', title: t.act, cell: ({ act }) => t.acts[act] },
  { id: 'needs', title: t.needs, cell: ({ needs }) => needs.map((right) => rights[right]).join(` ${t.any} `) },
  ...columnsOfRights.map(({ code, rights: held }): Column<Row> => ({
    id: code,
    title: code === 'owner' ? rights.owner : sets[code],
    cell: ({ needs }) => <Answer isYes={needs.some((right) => held.includes(right))} />,
  })),
];

/** A sign and a word: never a colour alone. */
function Answer({ isYes }: { isYes: boolean }) {
  const t = useTexts('staffMatrix');
  if (!isYes) return <span className="text-mute">{t.no}</span>;
  return (
    <span className="inline-flex items-center gap-1 font-bold text-good">
      <Icon of={Check} size={16} />
      {t.yes}
    </span>
  );
}
