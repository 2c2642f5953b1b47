import { lazy, Suspense } from 'react';

import type { Band } from '#widgets/player/band.ts';

/** It comes while the child looks at the faces: nobody waits for it. */
const DrawingPage = lazy(() => import('#widgets/room/board/drawing-page.tsx').then((file) => ({ default: file.DrawingPage })));

/** A page of its own to draw on while nobody waits for anything. */
export const Drawing = ({ band }: { band: Band }) => (
  <Suspense fallback={<div className="size-full rounded-md bg-card" />}>
    <DrawingPage band={band} />
  </Suspense>
);
