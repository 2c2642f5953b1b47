import type { RoomScript } from '@school/contract/lesson-room/task-calls';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Check, Icon } from '#kit/icon.tsx';
import { useRoom } from '#widgets/room/use-room.ts';
import { useNow } from '#widgets/week/use-now.ts';

import { Key } from './key.tsx';
import { clockOf, stepNow, widthOf } from './strip.ts';
import type { Script } from './use-steps.ts';

type Step = RoomScript['steps'][number];

/** The steps of the lesson, as wide as their minutes: where one is, for how long already, and the one button that goes on. */
export function StepStrip({ steps, at, isBegun, goTo, goOn }: Script) {
  const t = useTexts('teacherRoom');
  const notes = useRoom((room) => room.may.step);
  const next = steps[at + 1];
  return (
    <footer className="flex flex-wrap items-center gap-3 border-t border-line bg-card px-3.5 py-2 lg:col-span-3 lg:flex-nowrap">
      <ol aria-label={t.script.label} className="flex min-w-0 grow gap-1 overflow-x-auto">
        {steps.map((step, nr) => (
          <li key={nr} style={{ flex: `${widthOf(step)} 1 0` }} className="min-w-20 lg:max-xl:min-w-18">
            <StepButton step={step} isDone={nr < at && isBegun} isNow={nr === at} onPress={() => notes?.allowed === true && goTo(nr)} />
          </li>
        ))}
      </ol>
      <Button kind="primary" disabled={notes?.allowed !== true} onPress={goOn} className="lg:shrink-0 lg:whitespace-nowrap">
        {!isBegun ? t.begin : next ? t.script.next(t.script.steps[next.kind].toLowerCase()) : t.script.last}
        {/* On a tablet its place is that of the last step. */}
        <span className="max-xl:hidden">
          <Key name={t.space} />
        </span>
      </Button>
    </footer>
  );
}

interface StepButtonProps {
  step: Step;
  isDone: boolean;
  isNow: boolean;
  onPress(): void;
}

function StepButton({ step, isDone, isNow, onPress }: StepButtonProps) {
  const { script: t } = useTexts('teacherRoom');
  const look = isNow
    ? 'bg-brand-soft ring-2 ring-brand ring-inset text-brand'
    : isDone
      ? 'bg-good-soft text-good hover:text-ink'
      : 'bg-sunk text-mute hover:text-ink';
  return (
    <button
      type="button"
      aria-current={isNow ? 'step' : undefined}
      onClick={onPress}
      className={`press relative flex min-h-12 w-full flex-col overflow-hidden rounded-sm px-2 py-1 text-left text-[0.8125rem] leading-5 tracking-tight ${look}`}
    >
      <strong className={`flex items-center gap-1 ${isNow || !isDone ? 'text-ink' : ''}`}>
        {isDone && <Icon of={Check} size={16} />}
        <span className="truncate">{t.steps[step.kind]}</span>
      </strong>
      {isNow ? <Running step={step} /> : <span className="figures">{t.minutes(step.minutes)}</span>}
    </button>
  );
}

/** «4:12 из 5», and a bar; over its time the figure warns. */
function Running({ step }: { step: Step }) {
  const { script: t } = useTexts('teacherRoom');
  const startedAt = useRoom(({ state }) => state.startedAt);
  const stepSince = useRoom(({ state }) => state.stepSince);
  const { seconds, share, isOver } = stepNow(step, { startedAt, stepSince }, useNow(1));
  return (
    <>
      <span className={`figures font-bold ${isOver ? 'text-warn' : ''}`}>{t.running(clockOf(seconds), step.minutes)}</span>
      <span
        aria-hidden
        style={{ width: `${share * 100}%` }}
        className={`absolute bottom-0 left-0 h-1.5 ${isOver ? 'bg-warn' : 'bg-brand'}`}
      />
    </>
  );
}
