import { lazy, Suspense } from 'react';

import { useSession } from '#api/session.ts';
import { Outlet, useParams } from '#kit/router/router.tsx';

const LiveKid = lazy(() => import('./live-kid.tsx').then((file) => ({ default: file.LiveKid })));

/** The kid area: sky above, meadow below (for 10–16 a plain ground: no play-school); the page brings its own way home. The live connection comes after the page. */
export function Layout() {
  const { kidUid } = useParams();
  // A device that was let in to one lesson hears of nothing else.
  const isFamilys = useSession()?.onlyRoom === undefined;
  return (
    <main id="content" className="flex min-h-window flex-col bg-linear-to-b from-sky to-meadow has-data-[band=teen]:bg-none">
      <Outlet />
      {kidUid !== undefined && isFamilys && (
        <Suspense>
          <LiveKid kidUid={kidUid} />
        </Suspense>
      )}
    </main>
  );
}
