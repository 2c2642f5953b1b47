import { signOut, useSession } from '#api/session.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Brain, ChevronRight, CircleHelp, Gift, GraduationCap, Icon, LogOut, Sparkles, Users } from '#kit/icon.tsx';
import { Link } from '#kit/router/link.tsx';
import type { PlainPath } from '#kit/router/table.ts';

/** What has no place in the bar of a phone: the child's room, clubs, games, help; the way out. */
export function PlacesCard() {
  // A parent signs out beside the list of devices, which support does not see.
  const isOwn = useSession()?.role === 'parent';
  const t = useTexts('shell');
  const { places } = t;
  return (
    <>
      <ul className="rows">
        <Place to="/kid-switcher" label={places.kidSwitcher} icon={GraduationCap} />
        <Place to="/groups" label={places.groups} icon={Users} />
        <Place to="/brain-trainer" label={places.brainTrainer} icon={Brain} />
        <Place to="/onboarding" label={places.onboarding} icon={Sparkles} />
        <Place to="/promo-conditions" label={places.invite} icon={Gift} />
        <Place to="/help" label={places.help} icon={CircleHelp} />
      </ul>
      {!isOwn && (
        <Button kind="quiet" className="self-start" onPress={() => void signOut()}>
          <Icon of={LogOut} />
          {t.signOut}
        </Button>
      )}
    </>
  );
}

const Place = ({ to, label, icon }: { to: PlainPath; label: string; icon: typeof Users }) => (
  <li>
    <Link to={to} className="row-line font-bold">
      <span className="tile">
        <Icon of={icon} />
      </span>
      <span>{label}</span>
      <Icon of={ChevronRight} className="text-mute" />
    </Link>
  </li>
);
