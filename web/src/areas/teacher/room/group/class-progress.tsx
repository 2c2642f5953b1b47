import { lazy, Suspense, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Icon, Users } from '#kit/icon.tsx';
import { Seen } from '#widgets/player/seen.tsx';
import { useRoom } from '#widgets/room/use-room.ts';

import { roundsOf } from '#widgets/room/tasks/rounds-of.ts';
import type { Script } from '../use-steps.ts';
import { classProgress } from './progress.ts';
import { useHasRoomBeside } from './use-has-room-beside.ts';

const CommonMistakes = lazy(() => import('./common-mistakes.tsx').then((file) => ({ default: file.CommonMistakes })));

interface ClassProgressProps {
  kids: ReadonlyArray<{ kidUid: string }>;
  script: Script | undefined;
}

/** The class by item: how many solved each, and where it is hard. */
export function ClassProgress({ kids, script }: ClassProgressProps) {
  const { group: t } = useTexts('teacherRoom');
  const task = useRoom(({ state }) => state.task);
  const marks = useRoom(({ state }) => state.marks);
  const isBeside = useHasRoomBeside();
  const [isOpen, setOpen] = useState(false);
  if (!task || task.mode === 'class') return null;
  const rounds = roundsOf(script?.steps ?? [], task);
  const { items, finished } = classProgress(
    task,
    marks,
    rounds,
    kids.map(({ kidUid }) => kidUid),
  );
  const share = (n: number) => ({ width: `${(n / Math.max(1, kids.length)) * 100}%` });
  const progress = (
    <section
      aria-label={t.class}
      className={`flex w-52 shrink-0 flex-col gap-2 overflow-y-auto rounded-lg bg-card p-3 ${isBeside ? '' : 'absolute inset-y-0 right-0 z-10'}`}
    >
      <h2 className="text-lg">{t.class}</h2>
      <p className="text-sm text-mute">{t.finished(finished, kids.length)}</p>
      <ol className="flex list-none flex-col gap-2">
        {items.map(({ right, partly, wrong }, round) => (
          // oxlint-disable-next-line react/no-array-index-key -- an item is its place
          <li key={round} className="figures flex items-center gap-2 text-sm">
            <span className="w-5 font-bold">{round + 1}</span>
            <Seen label={t.item(right, partly, wrong)} className="flex h-2.5 grow overflow-hidden rounded-full bg-sunk">
              <i className="bg-good" style={share(right)} />
              <i
                className="bg-[repeating-linear-gradient(45deg,var(--color-warn)_0_3px,var(--color-warn-soft)_3px_6px)]"
                style={share(partly)}
              />
              <i
                className="bg-[repeating-linear-gradient(90deg,var(--color-bad)_0_2px,var(--color-bad-soft)_2px_5px)]"
                style={share(wrong)}
              />
            </Seen>
            <span className="w-5 text-right">{right + partly + wrong}</span>
          </li>
        ))}
      </ol>
      <Suspense>
        <CommonMistakes taskNo={task.taskNo} />
      </Suspense>
    </section>
  );
  if (isBeside) return progress;
  return (
    <>
      <button
        type="button"
        aria-label={t.class}
        title={t.class}
        aria-expanded={isOpen}
        className="press grid size-11 shrink-0 place-items-center rounded-full bg-card aria-expanded:bg-brand-soft"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={Users} />
      </button>
      {isOpen && progress}
    </>
  );
}
