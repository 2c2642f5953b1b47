import { clubCodes } from '@school/contract/catalogue/limits';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';

import { useNavigate, useSearch } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { useTopic } from '#api/use-topic.ts';
import { useTexts } from '#i18n/texts.ts';
import { deviceZone } from '#i18n/time.ts';
import { familyZone } from '#i18n/zones.ts';
import { RadioChips } from '#kit/chips.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Icon, Users } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { Page as Frame } from '#kit/page.tsx';
import { GroupCard } from './group-card.tsx';

export const load = () => {
  void queryClient.prefetchQuery(queryOf('GET /groups'));
  void queryClient.prefetchQuery(queryOf('GET /user'));
};

/** Club groups of the next 28 days, kept fresh: places that fill or free are seen at once. */
export function Page() {
  const t = useTexts('groups');
  const names = useTexts('names');
  const navigate = useNavigate();
  const { club } = useSearch({ from: '/groups' });
  const {
    data: { groups },
  } = useSuspenseQuery(queryOf('GET /groups'));
  const { data: user } = useQuery(queryOf('GET /user'));
  useTopic('groups');
  const zone = user?.timezone ?? deviceZone();
  const clubs = clubCodes.filter((code) => groups.some(({ courseCode }) => courseCode === code));
  const shown = groups.filter(({ courseCode }) => club === undefined || courseCode === club);
  return (
    <Frame title={t.title}>
      <p className="max-w-prose text-mute">{t.about(familyZone(names, zone))}</p>
      {clubs.length > 1 && (
        <RadioChips
          label={t.club}
          labelHidden
          name="club"
          layout="row"
          required
          value={clubs.find((code) => code === club) ?? ''}
          onChange={(chosen) => void navigate({ to: '/groups', search: chosen === '' ? {} : { club: chosen }, replace: true })}
          chips={[{ value: '', label: t.allClubs }, ...clubs.map((code) => ({ value: code, label: names.courses[code] }))]}
        />
      )}
      {shown.length === 0 ? (
        <EmptyState title={t.none} picture={<Icon of={Users} size={40} />} action={<LinkButton to="/chat">{t.write}</LinkButton>}>
          {t.noneAbout}
        </EmptyState>
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {shown.map((group) => (
            <li key={group.groupId} className="grid">
              <GroupCard group={group} kids={user?.kids ?? []} zone={zone} />
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}
