import type { ReactNode } from 'react';

import { Link } from '#kit/router/link.tsx';
import { Outlet } from '#kit/router/router.tsx';
import { signOut } from '#api/session.ts';
import { useTexts } from '#i18n/texts.ts';
import { Icon, KeyRound, LogOut } from '#kit/icon.tsx';
import { LanguageChoice } from '#widgets/language-choice/language-choice.tsx';

import { StaffStyles } from './staff-styles.tsx';

/** Rooms of the staff: one bar above with the places given, everything else is work. */
export function StaffLayout({ places, account }: { places: ReactNode; account: '/manager/account' | '/teacher/account' }) {
  const t = useTexts('common');
  return (
    <div className="flex min-h-dvh flex-col">
      <StaffStyles />
      <header className="flex flex-wrap items-center gap-x-2 border-b border-line bg-card px-4 py-1.5 md:px-8">
        <img src="/favicon.svg" alt="" width={36} height={36} />
        <nav aria-label={t.mainMenu} className="order-last flex w-full flex-wrap gap-1 md:order-none md:w-auto md:grow">
          {places}
        </nav>
        <span className="grow md:hidden" />
        <LanguageChoice />
        <Link to={account} aria-label={t.places.account} title={t.places.account} className={placeLook}>
          <Icon of={KeyRound} />
        </Link>
        <button
          type="button"
          onClick={() => void signOut()}
          className="press inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-bold text-mute hover:bg-sunk hover:text-ink"
        >
          <Icon of={LogOut} />
          <span className="sr-only 2xl:not-sr-only">{t.signOut}</span>
        </button>
      </header>
      <main id="content" className="grow">
        <Outlet />
      </main>
    </div>
  );
}

/** The look of a place in the bar. */
export const placeLook =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-full px-2 font-bold md:px-4 text-mute hover:bg-sunk hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand';
