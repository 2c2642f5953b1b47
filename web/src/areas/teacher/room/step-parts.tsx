import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { useEventId, useRoom } from '#widgets/room/use-room.ts';

import type { Script } from './use-steps.ts';

const look =
  'press figures min-h-11 min-w-11 rounded-sm px-3 font-bold text-mute hover:text-ink aria-disabled:opacity-60 aria-pressed:bg-brand-soft aria-pressed:text-brand';

/** The slides and the tasks of the step one is at: a tap shows a slide to all, or puts a task before the children. */
export function StepParts({ script }: { script: Script }) {
  const { script: t } = useTexts('teacherRoom');
  const eventId = useEventId();
  const task = useRoom(({ state }) => state.task);
  const stage = useRoom(({ state }) => state.stage);
  const open = useCall('POST /lesson-room/:eventId/tasks');
  const close = useCall('POST /lesson-room/:eventId/tasks/:taskNo/close');
  const step = script.steps[script.at];
  if (!step) return null;
  const put = ({ playbookUid, mode }: (typeof step.tasks)[number], taskIdx: number) =>
    open.mutate({ params: { eventId }, body: { playbookUid, taskIdx, mode } });
  const isOpen = (one: (typeof step.tasks)[number]) =>
    task !== null && !task.closed && task.playbookUid === one.playbookUid && [one.taskIdx, one.easier, one.harder].includes(task.taskIdx);
  const opened = step.tasks.find(isOpen);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {step.panels.length > 1 && (
        <fieldset aria-label={t.panels} className="flex">
          {step.panels.map((_, nr) => (
            <button
              key={nr}
              type="button"
              aria-label={t.panel(nr + 1)}
              aria-pressed={stage === 'panel' && nr === script.panel}
              onClick={() => script.goTo(script.at, nr)}
              className={look}
            >
              {nr + 1}
            </button>
          ))}
        </fieldset>
      )}
      {step.tasks.length > 0 && (
        <fieldset aria-label={t.tasks} className="flex items-center">
          {step.tasks.map((one, nr) => (
            <button
              key={`${one.playbookUid} ${one.taskIdx}`}
              type="button"
              aria-label={t.openTask(nr + 1)}
              aria-pressed={one === opened}
              aria-disabled={open.isPending || undefined}
              onClick={() => !open.isPending && put(one, one.taskIdx)}
              className={look}
            >
              {step.tasks.length > 3 ? nr + 1 : t.task(nr + 1)}
            </button>
          ))}
        </fieldset>
      )}
      {opened && task && (
        <>
          {opened.easier !== null && opened.easier !== task.taskIdx && (
            <Button kind="quiet" size="small" onPress={() => opened.easier !== null && put(opened, opened.easier)}>
              {t.easier}
            </Button>
          )}
          {opened.harder !== null && opened.harder !== task.taskIdx && (
            <Button kind="quiet" size="small" onPress={() => opened.harder !== null && put(opened, opened.harder)}>
              {t.harder}
            </Button>
          )}
          <Button
            kind="quiet"
            size="small"
            busy={close.isPending}
            onPress={() => close.mutate({ params: { eventId, taskNo: task.taskNo }, body: {} })}
          >
            {t.closeTask}
          </Button>
        </>
      )}
    </div>
  );
}
