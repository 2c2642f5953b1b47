import { useEffect, useRef } from 'react';

import { Link } from '#kit/router/link.tsx';
import { usePathname } from '#kit/router/router.tsx';
import { useTexts } from '#i18n/texts.ts';
import { placeLook, StaffLayout } from '#widgets/staff-layout/staff-layout.tsx';

import { WorkspaceKeys } from './keys/workspace-keys.tsx';
import { NewMessages } from './new-messages.tsx';

/** Eight places stand in one line of a laptop. */
const ownLook = `${placeLook} shrink-0 md:px-3`;

const ownPlaces = [
  { to: '/teacher', word: 'today' },
  { to: '/teacher/week', word: 'week' },
  { to: '/teacher/pupils', word: 'pupils' },
  { to: '/teacher/review', word: 'review' },
  { to: '/teacher/availability', word: 'hours' },
  { to: '/teacher/absences', word: 'absences' },
  { to: '/teacher/earnings', word: 'earnings' },
] as const;

/** The teacher's workspace. */
export function Layout() {
  const { places } = useTexts('staffLayout');
  const line = useRef<HTMLDivElement>(null);
  const pathname = usePathname();
  // Where one is stands in sight, also when that place is at the end of the line.
  useEffect(() => {
    const links = [...(line.current?.querySelectorAll('a') ?? [])];
    const here = links.findLast((link) => pathname.startsWith(link.pathname));
    // Newer browsers answer with a promise, which React would take for a way to clean up.
    void here?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <StaffLayout
      account="/teacher/account"
      places={
        // On a phone the places stand in one line that scrolls by itself: the day below wants the room.
        <>
          <div ref={line} className="-mx-4 flex gap-1 overflow-x-auto px-4 py-0.5 whitespace-nowrap md:contents">
            {ownPlaces.map(({ to, word }) => (
              <Link key={to} to={to} activeOptions={{ exact: to === '/teacher' }} className={ownLook}>
                {places[word]}
              </Link>
            ))}
            <Link to="/teacher/chat" className={`gap-2 ${ownLook}`}>
              {places.chat}
              <NewMessages />
            </Link>
          </div>
          <WorkspaceKeys />
        </>
      }
    />
  );
}
