import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import type { RoomPerson } from '@school/contract/lesson-room/shapes';

import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { useConnection, useEventId, useRoom } from '#widgets/room/use-room.ts';

import { roundsOf } from '#widgets/room/tasks/rounds-of.ts';
import type { Script } from '../use-steps.ts';
import { isOfLesson } from './turns.ts';

interface TaskModesProps {
  kids: ReadonlyArray<RoomPerson & { kidUid: string }>;
  script: Script | undefined;
}

const look =
  'press min-h-9 rounded-sm px-3 text-sm font-bold text-mute hover:text-ink aria-disabled:opacity-60 aria-pressed:bg-card aria-pressed:text-ink aria-pressed:shadow-press pointer-coarse:min-h-11';

/**
 * How the group does the task that is before it: one copy for all, each its own, or a race. Children who are too young to race lift a
 * rocket together; so may any group. A tap opens the task anew in that way.
 */
export function TaskModes({ kids, script }: TaskModesProps) {
  const { group: t } = useTexts('teacherRoom');
  const { act } = useConnection();
  const eventId = useEventId();
  const task = useRoom(({ state }) => state.task);
  const goal = useRoom(({ state }) => state.goal);
  const mayGoal = useRoom(({ may }) => may.goal?.allowed === true);
  const members = useRoom((room) => room.members);
  const open = useCall('POST /lesson-room/:eventId/tasks');
  if (!task || task.mode === 'poll') return null;
  const steps = script?.steps ?? [];
  const races = kids.every(({ age }) => age !== null && age >= lessonRoomLimits.raceFromAge);
  const modes = (['class', 'own', 'race'] as const).filter(
    (mode) => (mode === 'race' ? races : true) && (mode === 'class' || isOfLesson(steps, task)),
  );
  const { playbookUid, taskIdx } = task;
  const put = (mode: (typeof modes)[number]) =>
    !open.isPending && task.mode !== mode && open.mutate({ params: { eventId }, body: { playbookUid, taskIdx, mode } });
  const here = kids.filter(({ person }) => members.some((member) => member.person === person && member.state !== 'gone')).length;
  const whole = roundsOf(steps, task) * (task.mode === 'class' ? 1 : Math.max(1, here));
  return (
    <div className="mr-auto flex flex-wrap gap-1.5">
      {modes.length > 1 && (
        <fieldset aria-label={t.modes.label} className="flex rounded-md bg-sunk p-0.5">
          {modes.map((mode) => (
            <button
              key={mode}
              type="button"
              aria-pressed={task.mode === mode}
              aria-disabled={open.isPending || undefined}
              onClick={() => put(mode)}
              className={look}
            >
              {t.modes[mode]}
            </button>
          ))}
        </fieldset>
      )}
      <button
        type="button"
        aria-pressed={goal !== null}
        aria-disabled={!mayGoal || undefined}
        onClick={() => mayGoal && act({ kind: 'goal', of: goal ? null : Math.min(lessonRoomLimits.goalMost, whole) })}
        className={`${look} bg-sunk`}
      >
        {t.modes.goal}
      </button>
    </div>
  );
}
