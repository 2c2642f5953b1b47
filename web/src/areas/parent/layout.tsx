import { lazy, type ReactNode, Suspense, useState } from 'react';

import { useSession } from '#api/session.ts';
import { useSchool } from '#api/school.ts';
import { useTexts } from '#i18n/texts.ts';
import { FamilyLook } from '#kit/family-look.tsx';
import {
  Bell,
  CalendarDays,
  CircleHelp,
  CreditCard,
  GraduationCap,
  House,
  Icon,
  MessageCircle,
  Settings,
  TrendingUp,
  Users,
} from '#kit/icon.tsx';
import { Link } from '#kit/router/link.tsx';
import { Outlet } from '#kit/router/router.tsx';
import type { PlainPath } from '#kit/router/table.ts';
import { whenQuiet } from '#kit/when-quiet.ts';

/** For a grown-up whom the parent has invited: what is not open says so. */
const AdultGate = lazy(() => import('./adult-gate.tsx').then(({ AdultGate: component }) => ({ default: component })));
// A moment later than the page itself: nobody waits for it.
const NewMessages = lazy(() =>
  whenQuiet()
    .then(() => import('./new-messages.tsx'))
    .then(({ NewMessages: component }) => ({ default: component })),
);
const NewNotices = lazy(() =>
  whenQuiet()
    .then(() => import('./notices/new-notices.tsx'))
    .then(({ NewNotices: component }) => ({ default: component })),
);
const OwnFace = lazy(() =>
  whenQuiet()
    .then(() => import('./own-face.tsx'))
    .then(({ OwnFace: component }) => ({ default: component })),
);
const NoticesSheet = lazy(() => import('./notices/notices-sheet.tsx').then(({ NoticesSheet: component }) => ({ default: component })));

/** The parent's area: five places under the thumb on a phone, and the account by the face above; all of them along the side of a laptop. */
export function Layout() {
  const t = useTexts('shell');
  const { called } = useSchool();
  const adult = useSession()?.adult;
  const [isReading, setIsReading] = useState(false);
  const face = (
    <Suspense fallback={<Icon of={Settings} size={22} />}>
      <OwnFace />
    </Suspense>
  );
  const logo = (
    <Link to="/" className="school-name" activeOptions={{ exact: true }} aria-current={undefined}>
      <img src="/favicon.svg" alt="" width={38} height={38} />
      <span className="truncate">{called}</span>
    </Link>
  );
  const bell = (look: string, isNamed: boolean) => (
    <button type="button" aria-haspopup="dialog" onClick={() => setIsReading(true)} className={look}>
      <Icon of={Bell} size={22} />
      <span className={isNamed ? '' : 'sr-only'}>{t.places.notices}</span>
      <Suspense>
        <NewNotices />
      </Suspense>
    </button>
  );
  return (
    <div className="flex min-h-window flex-col lg:flex-row">
      <FamilyLook />
      <header className="top-bar">
        {logo}
        {bell('bar-button', false)}
        <Link to="/settings" aria-label={t.places.settings} className="bar-button">
          {face}
        </Link>
      </header>
      <nav aria-label={t.mainMenu} className="places">
        <div className="side-head">{logo}</div>
        <ul>
          <Place to="/" label={t.places.home} icon={House} exact />
          <Place to="/schedule" label={t.places.schedule} icon={CalendarDays} />
          <Place to="/progress" label={t.places.progress} icon={TrendingUp} />
          <Place to="/chat" label={t.places.chat} icon={MessageCircle}>
            <Suspense>
              <NewMessages />
            </Suspense>
          </Place>
          {(!adult || adult.may === 'pays') && <Place to="/payment" label={t.places.payment} icon={CreditCard} />}
          <Place to="/groups" label={t.places.groups} icon={Users} aside />
          <Place to="/kid-switcher" label={t.places.kidSwitcher} icon={GraduationCap} aside />
          <li className="aside">{bell('place w-full', true)}</li>
          <Place to="/help" label={t.places.help} icon={CircleHelp} aside />
          <Place to="/settings" label={t.places.settings} picture={face} aside />
        </ul>
      </nav>
      <main id="content" className="family-main">
        {adult ? (
          <Suspense>
            <AdultGate>
              <Outlet />
            </AdultGate>
          </Suspense>
        ) : (
          <Outlet />
        )}
      </main>
      <Suspense>{isReading && <NoticesSheet onClose={() => setIsReading(false)} />}</Suspense>
    </div>
  );
}

interface PlaceProps {
  to: PlainPath;
  label: string;
  icon?: typeof House;
  picture?: ReactNode;
  exact?: boolean;
  /** Below the others, and on a laptop alone: on a phone the account leads there. */
  aside?: boolean;
  children?: ReactNode;
}

const Place = ({ to, label, icon, picture, exact = false, aside = false, children }: PlaceProps) => (
  <li className={aside ? 'aside' : ''}>
    <Link to={to} activeOptions={{ exact }} className="place">
      {icon ? <Icon of={icon} size={22} /> : picture}
      {label}
      {children}
    </Link>
  </li>
);
