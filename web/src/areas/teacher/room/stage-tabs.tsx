import { stages } from '@school/contract/lesson-room/limits';

import { useTexts } from '#i18n/texts.ts';
import { useConnection, useRoom } from '#widgets/room/use-room.ts';

/** What all of them look at: a slide, a task, the board, the teacher's screen. */
export function StageTabs() {
  const { stages: t } = useTexts('teacherRoom');
  const { act } = useConnection();
  const stage = useRoom(({ state }) => state.stage);
  const may = useRoom((room) => room.may.stage);
  const hasTask = useRoom(({ state }) => state.task !== null);
  const hasScreen = useRoom(({ state }) => state.screen);
  // What is not there cannot be shown.
  const isThere = (one: (typeof stages)[number]) => (one === 'task' ? hasTask : one === 'screen' ? hasScreen : true);
  return (
    <fieldset aria-label={t.label} className="flex max-w-full min-w-0 self-start overflow-x-auto rounded-md bg-sunk p-1">
      {stages.map((one) => {
        const isOff = may?.allowed !== true || !isThere(one);
        return (
          <button
            key={one}
            type="button"
            aria-pressed={one === stage}
            aria-disabled={isOff || undefined}
            onClick={() => !isOff && act({ kind: 'stage', stage: one })}
            className="press min-h-11 rounded-sm px-3.5 font-bold text-mute hover:text-ink aria-disabled:opacity-60 aria-pressed:bg-card aria-pressed:text-ink aria-pressed:shadow-press"
          >
            {t[one]}
          </button>
        );
      })}
    </fieldset>
  );
}
