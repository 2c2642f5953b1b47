import type { ReactNode } from 'react';

import { Link } from '#kit/router/link.tsx';
import { Outlet } from '#kit/router/router.tsx';
import { signOut } from '#api/session.ts';
import { useTexts } from '#i18n/texts.ts';
import { Icon, KeyRound, LogOut } from '#kit/icon.tsx';
import { LanguageChoice } from '#widgets/language-choice/language-choice.tsx';
import { useKeptPush } from '#widgets/push-devices/use-kept-push.ts';

import { StaffStyles } from './staff-styles.tsx';

interface StaffLayoutProps {
  places: ReactNode;
  /** Stands beside what is the staff's own: the box that finds everything. */
  tools?: ReactNode;
  /** Stands below every page. */
  foot?: ReactNode;
  account: '/manager/account' | '/teacher/account';
}

/** Rooms of the staff: one bar above with the places given, everything else is work. Two rows on a phone, never three. */
export function StaffLayout({ places, tools, foot, account }: StaffLayoutProps) {
  const t = useTexts('shell');
  const { account: accountName } = useTexts('staffLayout').places;
  useKeptPush();
  return (
    <div className="flex min-h-window flex-col">
      <StaffStyles />
      <header className="flex print:hidden flex-wrap items-center gap-x-0.5 border-b md:gap-x-2 border-line bg-card px-4 py-1.5 md:px-8">
        <img src="/favicon.svg" alt="" width={36} height={36} />
        <nav aria-label={t.mainMenu} className="order-last flex w-full flex-wrap gap-1 md:order-none md:w-auto md:grow">
          {places}
        </nav>
        <span className="grow md:hidden" />
        {tools}
        <LanguageChoice forStaff />
        <Link to={account} aria-label={accountName} title={accountName} className={placeLook}>
          <Icon of={KeyRound} />
        </Link>
        <button
          type="button"
          onClick={() => void signOut()}
          className="press inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-bold text-mute md:px-4 hover:bg-sunk hover:text-ink"
        >
          <Icon of={LogOut} />
          <span className="sr-only 2xl:not-sr-only">{t.signOut}</span>
        </button>
      </header>
      <main id="content" className="grow">
        <Outlet />
      </main>
      {foot && <footer className="px-4 pb-6 text-center text-sm text-mute">{foot}</footer>}
    </div>
  );
}

/** The look of a place in the bar. */
export const placeLook =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-full px-2 font-bold md:px-4 text-mute hover:bg-sunk hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand';
