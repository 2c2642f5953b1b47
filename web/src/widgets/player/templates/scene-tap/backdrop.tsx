import type { TaskOf } from '@school/contract/playbooks/tasks';
import { type ComponentType, lazy, Suspense } from 'react';

const drawn = (load: () => Promise<{ Drawing: ComponentType }>) => lazy(() => load().then((file) => ({ default: file.Drawing })));

const drawings: Record<TaskOf<'scene-tap'>['scene'], ComponentType> = {
  park: drawn(() => import('./scenes/park.tsx')),
  farm: drawn(() => import('./scenes/farm.tsx')),
  beach: drawn(() => import('./scenes/beach.tsx')),
  room: drawn(() => import('./scenes/room.tsx')),
  kitchen: drawn(() => import('./scenes/kitchen.tsx')),
  winter: drawn(() => import('./scenes/winter.tsx')),
  forest: drawn(() => import('./scenes/forest.tsx')),
  classroom: drawn(() => import('./scenes/classroom.tsx')),
  shop: drawn(() => import('./scenes/shop.tsx')),
  zoo: drawn(() => import('./scenes/zoo.tsx')),
  playground: drawn(() => import('./scenes/playground.tsx')),
  hall: drawn(() => import('./scenes/hall.tsx')),
};

/** What stands behind the things of a scene: fetched when it is met. */
export function Backdrop({ scene }: { scene: TaskOf<'scene-tap'>['scene'] }) {
  const Drawing = drawings[scene];
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <Suspense>
        <Drawing />
      </Suspense>
    </svg>
  );
}
