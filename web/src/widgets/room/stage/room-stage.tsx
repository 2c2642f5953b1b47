import type { Band } from '@school/contract/playbooks/bands';
import { lazy, Suspense } from 'react';

import { classNames } from '#kit/class-names.ts';
import { Skeleton } from '#kit/skeleton.tsx';

import { DayLook } from '../look/day-look.tsx';
import { Fence } from '../tasks/fence.tsx';
import { useRoom } from '../use-room.ts';
import { ScreenStage } from './screen-stage.tsx';

const RoomTask = lazy(() => import('../tasks/room-task.tsx').then((file) => ({ default: file.RoomTask })));
const Together = lazy(() => import('../tasks/together.tsx').then((file) => ({ default: file.Together })));
const RoomBoard = lazy(() => import('../board/room-board.tsx').then((file) => ({ default: file.RoomBoard })));
const RoomTool = lazy(() => import('../tools/room-tool.tsx').then((file) => ({ default: file.RoomTool })));
const PanelStage = lazy(() => import('./panel-stage.tsx').then((file) => ({ default: file.PanelStage })));

interface RoomStageProps {
  /** Whose page this is. */
  viewer: 'teacher' | 'kid' | 'watch';
  /** Whose task it is: the page's own child, or the one the teacher looks at. */
  kidUid: string | null;
  band: Band;
}

/** What is before the children now: a panel of the script, a task, the board, the teacher's screen. A part that fails leaves the others. */
export function RoomStage({ viewer, kidUid, band }: RoomStageProps) {
  const stage = useRoom(({ state }) => state.stage);
  const hasTool = useRoom(({ state }) => state.tool !== null);
  // The child's own room is day at any hour, and so is what others see of it.
  const isDay = viewer !== 'kid' && band !== 'teen' && (stage === 'task' || stage === 'panel');
  return (
    <div
      data-stage={stage}
      {...(viewer !== 'kid' && { 'data-band': band })}
      className={classNames('relative flex min-h-0 min-w-0 grow flex-col', isDay && 'room-day')}
    >
      <Fence key={stage} instead={null}>
        <Suspense fallback={<Skeleton className="size-full" />}>
          {isDay && <DayLook />}
          {stage === 'screen' && <ScreenStage />}
          {stage === 'task' && <Together />}
          {stage === 'task' && <RoomTask role={viewer} kidUid={kidUid} band={band} />}
          {stage === 'board' && <RoomBoard as={viewer} band={band} />}
          {stage === 'panel' && <PanelStage band={band} />}
        </Suspense>
      </Fence>
      {hasTool && (
        <Fence instead={null}>
          <Suspense>
            <RoomTool as={viewer} band={band} />
          </Suspense>
        </Fence>
      )}
    </div>
  );
}
