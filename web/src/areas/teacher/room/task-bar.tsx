import type { RoomPerson } from '@school/contract/lesson-room/shapes';

import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Eye, Hand, Lightbulb } from '#kit/icon.tsx';
import { roundsOf } from '#widgets/room/tasks/rounds-of.ts';
import { useConnection, useEventId, useRoom } from '#widgets/room/use-room.ts';

import { BarButton } from './bar-button.tsx';
import { TaskModes } from './group/task-modes.tsx';
import { TurnBar } from './group/turn-bar.tsx';
import { roundNow } from './strip.ts';
import type { Script } from './use-steps.ts';
import { WhoseTask } from './whose-task.tsx';

interface TaskBarProps {
  kids: ReadonlyArray<RoomPerson & { kidUid: string }>;
  kid: (RoomPerson & { kidUid: string }) | undefined;
  script: Script | undefined;
}

/** What the teacher does with the task on the screen: takes it in hand, gives a hint, shows the answer; of a group, how it is done. */
export function TaskBar({ kids, kid, script }: TaskBarProps) {
  const { task: t } = useTexts('teacherRoom');
  const { act } = useConnection();
  const eventId = useEventId();
  const task = useRoom(({ state }) => state.task);
  const marks = useRoom(({ state }) => state.marks);
  const stage = useRoom(({ state }) => state.stage);
  const isInHand = useRoom(({ state }) => kid !== undefined && state.inTeachersHand.includes(kid.kidUid));
  const mayHand = useRoom(({ may }) => may.hand?.allowed === true);
  const help = useCall('POST /lesson-room/:eventId/tasks/:taskNo/help');
  const reveal = useCall('POST /lesson-room/:eventId/tasks/:taskNo/reveal');
  if (stage !== 'task' || !task || task.closed) return null;
  const isGroup = kids.length > 1;
  const isShared = task.mode === 'class';
  const whose = isShared ? null : (kid?.kidUid ?? null);
  const sent = () => ({
    params: { eventId, taskNo: task.taskNo },
    body: { round: roundNow({ task, marks }, roundsOf(script?.steps ?? [], task), whose), kidUid: whose },
  });
  return (
    <div data-task-bar={isGroup && isShared ? 'turns' : undefined} className="flex flex-wrap items-center gap-1.5">
      {!isGroup && <WhoseTask kid={kid} />}
      {isGroup && <TaskModes kids={kids} script={script} />}
      {isGroup && isShared && <TurnBar kids={kids} />}
      <div className="flex flex-wrap items-center gap-1.5">
        {kid && !isShared && (
          <BarButton
            sign={Hand}
            says={isInHand ? t.giveHand : t.takeHand}
            pressed={isInHand}
            disabled={!mayHand}
            onPress={() => act({ kind: 'hand', kidUid: kid.kidUid, on: !isInHand })}
          />
        )}
        <BarButton sign={Lightbulb} says={t.help} busy={help.isPending} onPress={() => help.mutate(sent())} />
        <BarButton sign={Eye} says={t.reveal} busy={reveal.isPending} onPress={() => reveal.mutate(sent())} />
      </div>
    </div>
  );
}
