import type { StaffMember } from '@school/contract/staff/shapes';
import { useQuery } from '@tanstack/react-query';

import { queryClient, queryOf } from '#api/queries.ts';
import type { TextsOf } from '#i18n/features.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Badge, type Tone } from '#kit/card.tsx';
import { TextLink } from '#kit/link-button.tsx';
import { useNavigate, useSearch } from '#kit/router/router.tsx';
import type { Column } from '#kit/table.tsx';

import { OfficeList } from '../office-list.tsx';
import { TableOrCards } from '../table-or-cards.tsx';
import { InviteSheet } from './invite-sheet.tsx';
import { MemberSheet } from './member-sheet.tsx';
import { OwnershipSheet } from './ownership-sheet.tsx';

const tones: Record<StaffMember['state'], Tone> = { active: 'good', invited: 'warn', blocked: 'bad' };

export const load = () => void queryClient.prefetchQuery(queryOf('GET /manager/staff'));

/** Colleagues of the back office: who may do what. */
export function Page() {
  const t = useTexts('staff');
  const matrix = useTexts('staffMatrix');
  const locale = useLocale();
  const navigate = useNavigate({ from: '/manager/staff' });
  const { member, do: action } = useSearch({ from: '/manager/staff' });
  const list = useQuery(queryOf('GET /manager/staff'));
  const { data } = list;
  const open = (search: { member?: string; do?: string }) => void navigate({ search, replace: true, resetScroll: false });
  const when = (moment: string) => at(locale, moment, 'dayTime', schoolZone);
  const isOwner = data?.isOwner ?? false;
  const columns = columnsOf(t, when, isOwner, (accountId, what) => open({ member: accountId, ...(what && { do: what }) }));
  const asked = data?.staff.find(({ accountId }) => accountId === member);
  const isAboutOwner = action === 'ownership' && isOwner;
  const chosen = asked && !asked.own && !asked.rights.includes('owner') ? asked : undefined;
  const close = () => open({});
  return (
    <OfficeList
      words={t}
      width="wide"
      actions={
        <span className="flex flex-wrap items-center gap-4">
          <TextLink to="/manager/staff/rights" className="inline-flex min-h-11 items-center">
            {matrix.link}
          </TextLink>
          <Button kind="primary" onPress={() => open({ do: 'invite' })}>
            {t.invite}
          </Button>
        </span>
      }
      views={data && !data.secondFactorRequired && <p className="text-sm text-mute">{t.noFactor}</p>}
      list={list}
      items={data?.staff}
      height="h-64"
      empty={{ title: t.list }}
      renderTable={(shown) => (
        <TableOrCards caption={t.list} columns={columns} rows={shown} keyOf={({ accountId }) => accountId} empty={null} />
      )}
    >
      {action === 'invite' && data && <InviteSheet isAdmin={data.isAdmin} onClose={close} />}
      {isAboutOwner && asked && <OwnershipSheet key={asked.accountId} of={asked} onClose={close} />}
      {!isAboutOwner && chosen && data && <MemberSheet key={chosen.accountId} of={chosen} isAdmin={data.isAdmin} onClose={close} />}
    </OfficeList>
  );
}

/** What a row shows: words of the page, how moments are written, whether an owner looks, what opens a colleague. */
const columnsOf = (
  t: TextsOf<'staff'>,
  when: (moment: string) => string,
  isOwner: boolean,
  open: (accountId: string, what?: 'ownership') => void,
): Column<StaffMember>[] => [
  {
    id: 'name',
    title: t.columns.name,
    cell: (it) => (
      <span className="flex flex-col">
        <span className="flex flex-wrap items-center gap-2">
          {it.name} {it.own && <Badge>{t.you}</Badge>}
        </span>
        <span className="text-sm font-normal whitespace-nowrap text-mute">{it.email}</span>
      </span>
    ),
  },
  {
    id: 'state',
    title: t.columns.state,
    cell: (it) => (
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone={tones[it.state]}>{t.states[it.state]}</Badge>
        {it.state === 'invited' && (
          <span className="text-mute">{it.invitedUntil === null ? t.invitationOver : t.invitedUntil(when(it.invitedUntil))}</span>
        )}
      </span>
    ),
  },
  {
    id: 'rights',
    title: t.columns.rights,
    cell: (it) => (
      <span className="flex flex-col gap-1">
        <span className="flex flex-wrap items-center gap-2">
          {it.rights.includes('owner') && <Badge tone="brand">{t.rights.owner}</Badge>}
          {it.ownership && (
            <span className="text-warn">
              {(it.ownership.becomes ? t.ownership.coming : t.ownership.going)(when(it.ownership.dueAt), it.ownership.by)}
            </span>
          )}
        </span>
        {/* An owner may do everything: the long list would only hide that. */}
        {!it.rights.includes('owner') && (it.rights.length === 0 ? t.noRights : it.rights.map((right) => t.rights[right]).join(', '))}
      </span>
    ),
  },
  { id: 'factor', title: t.columns.factor, cell: (it) => (it.hasSecondFactor ? t.factorOn : t.factorOff) },
  {
    id: 'seen',
    title: t.columns.seen,
    cell: (it) => (it.lastSeenAt === null ? t.never : `${when(it.lastSeenAt)} · ${t.sessions(it.sessions)}`),
  },
  {
    id: 'actions',
    title: t.columns.actions,
    cell: (it) => (
      <span className="flex flex-wrap gap-2">
        {!it.own && !it.rights.includes('owner') && (
          <Button size="small" label={t.openOf(it.name)} onPress={() => open(it.accountId)}>
            {t.open}
          </Button>
        )}
        {isOwner && it.state === 'active' && (
          <Button size="small" label={t.ownership.actionOf(it.name)} onPress={() => open(it.accountId, 'ownership')}>
            {t.ownership.action}
          </Button>
        )}
      </span>
    ),
  },
];
