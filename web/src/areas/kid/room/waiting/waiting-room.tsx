import { lazy, Suspense } from 'react';

import { PageSkeleton } from '#kit/skeleton.tsx';
import type { Band } from '#widgets/player/band.ts';

import { useIsSmall } from '../use-is-small.ts';
import type { WaitingProps } from './waiting-props.ts';

const rooms = {
  pre: lazy(() => import('./pre-wait.tsx').then((file) => ({ default: file.PreWait }))),
  junior: lazy(() => import('./junior-wait.tsx').then((file) => ({ default: file.JuniorWait }))),
  teen: lazy(() => import('./teen-wait.tsx').then((file) => ({ default: file.TeenWait }))),
} as const;
const SmallWait = lazy(() => import('../small/small-wait.tsx').then((file) => ({ default: file.SmallWait })));

/** Before the lesson: whose it is, whether the child is seen and heard, something to draw, and the way in. */
export function WaitingRoom({ band, ...props }: WaitingProps & { band: Band }) {
  const Room = rooms[band];
  const isSmall = useIsSmall();
  return <Suspense fallback={<PageSkeleton />}>{isSmall ? <SmallWait band={band} {...props} /> : <Room {...props} />}</Suspense>;
}
