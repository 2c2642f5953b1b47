import { lazy, type ReactNode, Suspense, useState } from 'react';

import { useSchool } from '#api/school.ts';
import { Link } from '#kit/router/link.tsx';
import { whenQuiet } from '#kit/when-quiet.ts';
import { Outlet } from '#kit/router/router.tsx';
import type { PlainPath } from '#kit/router/table.ts';
import { useTexts } from '#i18n/texts.ts';
import { Bell, CalendarDays, CircleHelp, CreditCard, House, Icon, Menu, MessageCircle, Settings, Users } from '#kit/icon.tsx';

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
const MoreSheet = lazy(() => import('./more-sheet.tsx').then(({ MoreSheet: component }) => ({ default: component })));
const NoticesSheet = lazy(() => import('./notices/notices-sheet.tsx').then(({ NoticesSheet: component }) => ({ default: component })));

/** The parent's area: four places under the thumb on a phone, all of them along the side of a wide screen. */
export function Layout() {
  const t = useTexts('common');
  const { called } = useSchool();
  const [opened, setOpened] = useState<'more' | 'notices'>();
  const close = () => setOpened(undefined);
  const unread = (
    <Suspense>
      <NewMessages />
    </Suspense>
  );
  const news = (
    <Suspense>
      <NewNotices />
    </Suspense>
  );
  return (
    <div className="flex min-h-window flex-col md:flex-row">
      <nav
        aria-label={t.mainMenu}
        className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] md:sticky md:top-0 md:h-window md:w-60 md:shrink-0 md:border-t-0 md:border-r"
      >
        <ul className="flex gap-1 p-1.5 md:h-full md:flex-col md:p-3">
          <li className="hidden px-3 pt-2 pb-4 md:block">
            <Link
              to="/kid-switcher"
              title={t.places.kidSwitcher}
              className="inline-flex items-center gap-3 rounded-md text-lg font-extrabold"
            >
              <img src="/favicon.svg" alt="" width={44} height={44} />
              {called}
            </Link>
          </li>
          <Place to="/" label={t.places.home} icon={House} exact />
          <Place to="/schedule" label={t.places.schedule} icon={CalendarDays} />
          <Place to="/payment" label={t.places.payment} icon={CreditCard} />
          <Place to="/groups" label={t.places.groups} icon={Users} wideOnly />
          <Place to="/chat" label={t.places.chat} icon={MessageCircle} wideOnly>
            {unread}
          </Place>
          <Place to="/help" label={t.places.help} icon={CircleHelp} wideOnly />
          <li className="hidden md:block">
            <button type="button" aria-haspopup="dialog" onClick={() => setOpened('notices')} className={`w-full ${placeLook}`}>
              <Icon of={Bell} size={22} />
              {t.places.notices}
              {news}
            </button>
          </li>
          <Place to="/settings" label={t.places.settings} icon={Settings} wideOnly />
          <li className="flex-1 md:mt-auto md:flex-none">
            <button
              type="button"
              aria-haspopup="dialog"
              aria-expanded={opened === 'more'}
              onClick={() => setOpened('more')}
              className={`relative w-full ${placeLook}`}
            >
              <Icon of={Menu} size={22} />
              {t.places.more}
              {/* On a wide screen the chat and the notices have places of their own. */}
              <span className="absolute top-0 right-2 flex gap-1 md:hidden">
                {unread}
                {news}
              </span>
            </button>
          </li>
        </ul>
      </nav>
      <main id="content" className="min-w-0 grow pb-24 md:pb-0">
        <Outlet />
      </main>
      <Suspense>
        {opened === 'more' && <MoreSheet unread={unread} news={news} onNotices={() => setOpened('notices')} onClose={close} />}
        {opened === 'notices' && <NoticesSheet onClose={close} />}
      </Suspense>
    </div>
  );
}

interface PlaceProps {
  to: PlainPath;
  label: string;
  icon: typeof House;
  exact?: boolean;
  wideOnly?: boolean;
  children?: ReactNode;
}

const Place = ({ to, label, icon, exact = false, wideOnly = false, children }: PlaceProps) => (
  <li className={wideOnly ? 'hidden md:block' : 'flex-1 md:flex-none'}>
    <Link to={to} activeOptions={{ exact }} className={placeLook}>
      <Icon of={icon} size={22} />
      {label}
      {children}
    </Link>
  </li>
);

const placeLook =
  'press flex min-h-14 flex-col items-center justify-center gap-0.5 rounded-md px-1 text-sm font-bold text-mute hover:bg-sunk hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand md:min-h-12 md:flex-row md:justify-start md:gap-3 md:px-3 md:text-base';
