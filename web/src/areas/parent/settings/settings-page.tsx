import { Link } from '#kit/router/link.tsx';
import type { PlainPath } from '#kit/router/table.ts';
import { useSession } from '#api/session.ts';
import { useTexts } from '#i18n/texts.ts';
import { ChevronRight, Icon } from '#kit/icon.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { InstallCard } from '#widgets/install-app/install-card.tsx';
import { StartTour } from '#widgets/tour/start-tour.tsx';
import { PlacesCard } from './places-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** The account: the rooms of the settings, the other places of the school, and where one is signed in. */
export function Page() {
  const t = useTexts('settings');
  const { places } = t;
  // Support looks and changes nothing: the devices of the family are not its business.
  const session = useSession();
  const isOwn = session?.role === 'parent';
  // What the parent alone does is not shown to another grown-up of the family.
  const isAdult = session?.adult !== undefined;
  return (
    <PageLayout title={t.title} width="text">
      <ul className="flex flex-col divide-y divide-line rounded-lg bg-card shadow-flat">
        <Place to="/settings/edit-parent" title={places.parent} note={places.parentNote} />
        {!isAdult && <Place to="/settings/edit-children" title={places.kids} note={places.kidsNote} />}
        {isOwn && <Place to="/settings/adults" title={places.adults} note={places.adultsNote} />}
        {!isAdult && <Place to="/settings/setting-child-mode" title={places.childMode} note={places.childModeNote} />}
        <Place to="/settings/edit-notifications" title={places.notifications} note={places.notificationsNote} />
        {!isAdult && <Place to="/settings/privacy" title={places.privacy} note={places.privacyNote} />}
        <Place to="/settings/equipment-check" title={places.equipment} note={places.equipmentNote} />
      </ul>
      <PlacesCard />
      {isOwn && <InstallCard />}
      {isOwn && <SessionsCard />}
      {isOwn && <StartTour />}
    </PageLayout>
  );
}

const Place = ({ to, title, note }: { to: PlainPath; title: string; note?: string }) => (
  <li>
    <Link to={to} className="flex min-h-16 items-center gap-4 px-5 py-2 hover:bg-sunk">
      <span className="flex grow flex-col">
        <strong>{title}</strong>
        {note !== undefined && <span className="text-sm text-mute">{note}</span>}
      </span>
      <Icon of={ChevronRight} className="text-mute" />
    </Link>
  </li>
);
