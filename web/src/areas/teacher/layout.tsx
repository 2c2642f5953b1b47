import { useEffect, useRef } from 'react';

import { Link } from '#kit/router/link.tsx';
import { usePathname } from '#kit/router/router.tsx';
import { useTexts } from '#i18n/texts.ts';
import { placeLook, StaffLayout } from '#widgets/staff-layout/staff-layout.tsx';

import { WorkspaceKeys } from './keys/workspace-keys.tsx';
import { NewMessages } from './new-messages.tsx';

/** Eight places stand in one line of a laptop. */
const ownLook = `${placeLook} shrink-0 md:px-3`;

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
            <Link to="/teacher" activeOptions={{ exact: true }} className={ownLook}>
              {places.today}
            </Link>
            <Link to="/teacher/week" className={ownLook}>
              {places.week}
            </Link>
            <Link to="/teacher/pupils" className={ownLook}>
              {places.pupils}
            </Link>
            <Link to="/teacher/review" className={ownLook}>
              {places.review}
            </Link>
            <Link to="/teacher/availability" className={ownLook}>
              {places.hours}
            </Link>
            <Link to="/teacher/absences" className={ownLook}>
              {places.absences}
            </Link>
            <Link to="/teacher/earnings" className={ownLook}>
              {places.earnings}
            </Link>
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
