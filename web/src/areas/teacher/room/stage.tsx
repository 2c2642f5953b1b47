import type { RoomPerson } from '@school/contract/lesson-room/shapes';

import { lazy, Suspense } from 'react';

import { RoomStage } from '#widgets/room/stage/room-stage.tsx';
import { PersonTile } from '#widgets/room/tiles/person-tile.tsx';
import { useRoom } from '#widgets/room/use-room.ts';

import { ClassProgress } from './group/class-progress.tsx';
import { StageTabs } from './stage-tabs.tsx';
import { StepParts } from './step-parts.tsx';
import { TaskBar } from './task-bar.tsx';
import type { Script } from './use-steps.ts';
import { WhoseTask } from './whose-task.tsx';

const WhoDraws = lazy(() => import('#widgets/room/board/who-draws.tsx').then((file) => ({ default: file.WhoDraws })));

interface StageProps {
  kids: ReadonlyArray<RoomPerson & { kidUid: string }>;
  kidUid: string | null;
  /** Whoever is shown large in place of the screen. */
  large: string | undefined;
  script: Script | undefined;
}

/** What the children see, as they see it. */
export function Stage({ kids, kidUid, large, script }: StageProps) {
  const stage = useRoom(({ state }) => state.stage);
  const shown = kids.find(({ person }) => person === large);
  const kid = kids.find((it) => it.kidUid === kidUid);
  return (
    <section className="flex min-h-0 min-w-0 flex-col gap-2 p-3 max-lg:min-h-96">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <StageTabs />
        {/* Of a group the bar below is full. */}
        {kids.length > 1 && <WhoseTask kid={kid} />}
        {stage === 'board' && (
          <Suspense>
            <WhoDraws />
          </Suspense>
        )}
        {script && <StepParts script={script} />}
      </div>
      <TaskBar kids={kids} kid={kid} script={script} />
      <div className="relative flex min-h-0 grow gap-3">
        {kids.length > 1 && stage === 'task' && !shown && <ClassProgress kids={kids} script={script} />}
        <div className="flex min-h-0 min-w-0 grow overflow-hidden rounded-lg bg-sunk">
          {shown ? (
            <PersonTile
              person={shown.person}
              name={shown.name}
              avatar={shown.avatar}
              animal={shown.kidUid}
              faceSize={200}
              className="size-full"
            />
          ) : (
            script && <RoomStage viewer="teacher" kidUid={kidUid} band={script.band} />
          )}
        </div>
      </div>
    </section>
  );
}
