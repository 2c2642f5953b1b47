import type { Band } from '@school/contract/lesson-room/script';
import { Suspense } from 'react';

import { useRoom } from '../use-room.ts';
import { ScreenStage } from './screen-stage.tsx';

interface RoomStageProps {
  /** Whose page this is. */
  viewer: 'teacher' | 'kid';
  /** Whose task it is: the page's own child, or the one the teacher looks at. */
  kidUid: string;
  band: Band;
}

/** What is before the children now: a panel of the script, a task, the board, the teacher's screen. */
export function RoomStage(_props: RoomStageProps) {
  const stage = useRoom(({ state }) => state.stage);
  return (
    <div data-stage={stage} className="flex min-h-0 grow flex-col">
      <Suspense>{stage === 'screen' && <ScreenStage />}</Suspense>
    </div>
  );
}
