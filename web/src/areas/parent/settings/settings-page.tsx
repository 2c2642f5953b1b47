import { useSuspenseQuery } from '@tanstack/react-query';

import { queryClient, queryOf } from '#api/queries.ts';
import { useSession } from '#api/session.ts';
import { useTexts } from '#i18n/texts.ts';
import { Headphones, KeyRound, Lock, LockOpen } from '#kit/icon.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { InstallCard } from '#widgets/install-app/install-card.tsx';
import { StartTour } from '#widgets/tour/start-tour.tsx';

import { FamilyGroup } from './family-group.tsx';
import { LookGroup } from './look-group.tsx';
import { PlacesCard } from './places-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { PlaceRow, RowSign, SettingsGroup } from './settings-rows.tsx';
import { ToldGroup } from './told-group.tsx';

export const load = () => {
  void queryClient.prefetchQuery(queryOf('GET /user'));
  void queryClient.prefetchQuery(queryOf('GET /notifications/settings'));
};

/** The settings as rows in groups: the family, the look, what it is told of, safety, the other places of the school; and where one is signed in. */
export function Page() {
  const t = useTexts('settings');
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  // Support looks and changes nothing: the devices of the family are not its business.
  const session = useSession();
  const isOwn = session?.role === 'parent';
  // What the parent alone does is not shown to another grown-up of the family.
  const isAdult = session?.adult !== undefined;
  return (
    <PageLayout title={t.title}>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <FamilyGroup isOwn={isOwn} isAdult={isAdult} />
          <LookGroup />
          {isOwn && <InstallCard />}
          {isOwn && <SessionsCard />}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <ToldGroup isOwn={isOwn} />
          <SettingsGroup title={t.groups.safety}>
            <PlaceRow to="/settings/edit-parent" sign={<RowSign of={KeyRound} />} title={t.groups.access} note={t.groups.accessNote} />
            {!isAdult && (
              <PlaceRow
                to="/settings/setting-child-mode"
                sign={<RowSign of={user.preferences.childMode ? Lock : LockOpen} />}
                title={t.places.childMode}
                note={t.places.childModeNote}
                value={user.preferences.childMode ? t.groups.on : t.groups.off}
              />
            )}
            <PlaceRow
              to="/settings/equipment-check"
              sign={<RowSign of={Headphones} />}
              title={t.places.equipment}
              note={t.places.equipmentNote}
            />
            {!isAdult && (
              <PlaceRow to="/settings/privacy" sign={<RowSign of={Lock} />} title={t.places.privacy} note={t.places.privacyNote} />
            )}
          </SettingsGroup>
          <PlacesCard />
          {isOwn && <StartTour />}
        </div>
      </div>
    </PageLayout>
  );
}
