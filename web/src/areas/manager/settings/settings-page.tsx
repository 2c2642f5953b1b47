import type { SettingGroup } from '@school/contract/school/settings';

import { queryClient, queryOf } from '#api/queries.ts';
import { useMay } from '#api/rights.ts';
import { useTexts } from '#i18n/texts.ts';
import { LoneLink } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';

import { GroupCard } from './group-card.tsx';

const groups = [
  'school',
  'legal',
  'contact',
  'schedule',
  'lessons',
  'clubs',
  'money',
  'notices',
  'access',
  'keeping',
  'approvals',
] as const satisfies readonly SettingGroup[];

export const load = () => {
  for (const group of groups) void queryClient.prefetchQuery(queryOf('GET /manager/school/settings/:group', { params: { group } }));
};

/** `/manager/settings`: what the owner has chosen for the school, group by group. */
export function Page() {
  const t = useTexts('schoolSettings');
  const mayExport = useMay()('POST /manager/school/exports');
  return (
    <PageLayout title={t.title}>
      <p className="text-mute">{t.about}</p>
      {mayExport && (
        <LoneLink to="/manager/settings/export" className="self-start">
          {t.exportAll}
        </LoneLink>
      )}
      {groups.map((group) => (
        <GroupCard key={group} group={group} />
      ))}
    </PageLayout>
  );
}
