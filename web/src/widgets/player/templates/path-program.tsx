import { useEffect, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { announce } from '#kit/play/announcer.tsx';
import { play } from '#kit/play/sound.ts';
import { useKeys } from '#kit/play/use-keys.ts';
import { Check } from '../check.tsx';
import { ownPicture } from '../own-pictures.ts';
import type { TemplateProps } from '../template-props.ts';
import { useTry } from '../use-try.ts';
import { type Step, walk } from './walk.ts';
import { Seen } from '../seen.tsx';

const arrows: Record<Step, string> = { up: '↑', left: '←', down: '↓', right: '→' };
const order: readonly Step[] = ['left', 'up', 'down', 'right'];
const most = 40;
/** Milliseconds a step of the robot. */
const pace = 380;

/** A program of arrows, then the robot walks it. */
export function PathProgram({ task, tries, missed, busy, final, onAnswer }: TemplateProps<'path-program'>) {
  const t = useTexts('tasks');
  const base = useTexts('player');
  const { size, start, goal, obstacles } = task;
  const [own, setSteps] = useTry<readonly Step[]>(tries, () => missed?.steps ?? []);
  const [shownStep, setShownStep] = useState<number | null>(null);
  const steps = final?.steps ?? own;
  const open = !busy && final === null && shownStep === null;
  const way = walk(size, start, obstacles, steps);
  const stand =
    shownStep === null
      ? final
        ? (way.squares.at(-1) ?? start)
        : start
      : (way.squares[Math.min(shownStep, way.squares.length - 1)] ?? start);

  useEffect(() => {
    if (shownStep === null) return undefined;
    const timer = setTimeout(
      () => {
        if (shownStep < way.squares.length - 1) {
          play('pick');
          setShownStep(shownStep + 1);
          return;
        }
        setShownStep(null);
        onAnswer({ template: 'path-program', steps: [...own] });
      },
      shownStep === 0 ? 60 : pace,
    );
    return () => clearTimeout(timer);
  });

  const add = (step: Step) => {
    if (!open || own.length >= most) return;
    play('drop');
    setSteps([...own, step]);
    announce(t.arrows[step]);
  };
  const back = () => {
    if (!open || own.length === 0) return;
    play('back');
    setSteps(own.slice(0, -1));
  };
  useKeys(
    {
      ArrowUp: () => add('up'),
      ArrowDown: () => add('down'),
      ArrowLeft: () => add('left'),
      ArrowRight: () => add('right'),
      Backspace: back,
    },
    open,
  );
  const squareName = (cell: number) => `${Math.floor(cell / size) + 1}:${(cell % size) + 1}`;
  return (
    <>
      <Seen
        label={t.robotField(size, squareName(start), squareName(goal), obstacles.map(squareName).join(', '))}
        className="grid gap-[3px] self-center"
        style={{ gridTemplateColumns: `repeat(${size}, min(${Math.floor(320 / size)}px, ${Math.floor(30 / size)}dvh, 72px))` }}
      >
        {Array.from({ length: size * size }, (_, cell) => (
          <span
            key={cell}
            className={`grid aspect-square place-items-center rounded-sm ${way.squares.includes(cell) && (final || shownStep !== null) ? 'bg-brand-soft' : 'bg-card'}`}
          >
            {cell === stand ? (
              <img src={ownPicture('robot')} alt="" className="size-4/5" />
            ) : cell === goal ? (
              <img src={ownPicture('chequered-flag')} alt="" className="size-4/5" />
            ) : obstacles.includes(cell) ? (
              <img src={ownPicture('brick')} alt="" className="size-4/5" />
            ) : null}
          </span>
        ))}
      </Seen>
      <Seen
        label={`${t.program}: ${steps.map((step) => t.arrows[step]).join(', ') || base.empty}`}
        className="kid-place flex min-h-14 w-full max-w-md flex-wrap items-center justify-center gap-1 self-center px-2 text-[1.7rem] font-extrabold"
      >
        {steps.map((step, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- steps keep their order
          <span
            key={at}
            aria-hidden
            className={`grid size-9 place-items-center rounded-sm ${shownStep === at + 1 ? 'bg-brand text-on-brand' : 'bg-card'}`}
          >
            {arrows[step]}
          </span>
        ))}
      </Seen>
      {!final && (
        <fieldset className="grid w-full max-w-sm min-w-0 grid-cols-5 gap-1 self-center" aria-label={t.program}>
          {order.map((step) => (
            <button
              key={step}
              type="button"
              aria-label={t.arrows[step]}
              aria-disabled={!open || undefined}
              className="kid-card min-h-16! min-w-0! text-[1.9rem]!"
              onClick={() => add(step)}
            >
              <span aria-hidden>{arrows[step]}</span>
            </button>
          ))}
          <button
            type="button"
            aria-label={t.eraseStep}
            aria-disabled={!open || undefined}
            className="kid-card min-h-16! min-w-0! text-[1.6rem]!"
            onClick={back}
          >
            <span aria-hidden>⌫</span>
          </button>
        </fieldset>
      )}
      {!final && <Check ready={own.length > 0 && open} busy={busy} label={t.run} onPress={() => setShownStep(0)} />}
    </>
  );
}
