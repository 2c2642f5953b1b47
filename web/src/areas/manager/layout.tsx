import { lazy, Suspense, useLayoutEffect, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Icon, Search } from '#kit/icon.tsx';
import { Link } from '#kit/router/link.tsx';
import { placeLook, StaffLayout } from '#widgets/staff-layout/staff-layout.tsx';

import { opensPalette } from './bar/palette-items.ts';
import { useRooms } from './bar/places.ts';

const Palette = lazy(() => import('./bar/palette.tsx').then(({ Palette: component }) => ({ default: component })));
const MoreSheet = lazy(() => import('./bar/more-sheet.tsx').then(({ MoreSheet: component }) => ({ default: component })));

/** The back office: of its rooms those that one has the rights for, and the box that finds everything. */
export function Layout() {
  const { places } = useTexts('staffLayout');
  const rooms = useRooms();
  const [opened, setOpened] = useState<'palette' | 'more'>();
  // Before the first paint: who sees the page can press its keys.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (!opensPalette(event)) return;
      event.preventDefault();
      // One dialog at a time: what is being written in another one is not left.
      if (!document.querySelector('dialog[open]')) setOpened('palette');
    };
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  const close = () => setOpened(undefined);
  return (
    <StaffLayout
      account="/manager/account"
      foot={
        <Suspense>
          <Foot />
        </Suspense>
      }
      tools={
        <button
          type="button"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K"
          aria-label={places.find}
          title={`${places.find} (Ctrl+K)`}
          onClick={() => setOpened('palette')}
          className={`press ${placeLook}`}
        >
          <Icon of={Search} />
        </button>
      }
      places={
        <>
          {/* On a phone the rooms stand in one line, which scrolls by itself when what waits in them makes it long. */}
          <div className="-mx-4 flex gap-0.5 overflow-x-auto px-4 py-0.5 whitespace-nowrap md:contents">
            {rooms
              .filter(({ stands }) => stands !== 'more')
              .map(({ to, name, Count, stands }) => (
                <span key={to} className={stands === 'bar' ? 'contents' : 'hidden xl:contents'}>
                  <Link to={to} activeOptions={{ exact: to === '/manager' }} className={`shrink-0 gap-2 ${placeLook}`}>
                    {places[name]}
                    {Count && <Count />}
                  </Link>
                </span>
              ))}
            <button type="button" aria-haspopup="dialog" onClick={() => setOpened('more')} className={`press shrink-0 gap-2 ${placeLook}`}>
              {places.more}
              {rooms.map(({ to, Count, stands }) =>
                Count && stands !== 'bar' ? (
                  <span key={to} className={stands === 'more' ? 'contents' : 'contents xl:hidden'}>
                    <Count />
                  </span>
                ) : null,
              )}
            </button>
          </div>
          <Suspense>
            {opened === 'palette' && <Palette onClose={close} />}
            {opened === 'more' && <MoreSheet onClose={close} />}
          </Suspense>
        </>
      }
    />
  );
}

/** One clock for the whole back office, whatever the device's: what two colleagues read of one moment is the same. */
const Foot = () => useTexts('managerFoot').clock;
