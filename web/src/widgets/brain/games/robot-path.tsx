import { useEffect, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { announce } from '#kit/play/announcer.tsx';
import { play } from '#kit/play/sound.ts';
import { useKeys } from '#kit/play/use-keys.ts';
import { Check } from '#widgets/player/check.tsx';
import { ownPicture } from '#widgets/player/own-pictures.ts';
import { Seen } from '#widgets/player/seen.tsx';
import { type Step, walk } from '#widgets/player/templates/walk.ts';
import type { GameProps } from '../game-props.ts';

const arrows: Record<Step, string> = { left: '←', up: '↑', down: '↓', right: '→' };
const order: readonly Step[] = ['left', 'up', 'down', 'right'];
/** The longest program, and milliseconds of a step. */
const most = 30;
const pace = 320;

/** A program of arrows for a robot; once started it walks, and that is the answer. */
export function RobotPath({ trial, open, onAnswer }: GameProps<'robot-path'>) {
  const t = useTexts('tasks');
  const empty = useTexts('player').empty;
  const { size, start, goal, obstacles } = trial;
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [at, setAt] = useState<number | null>(null);
  const way = walk(size, start, obstacles, steps);
  const writing = open && at === null;
  useEffect(() => {
    if (at === null || !open) return undefined;
    const timer = setTimeout(() => {
      if (at >= way.squares.length - 1) {
        onAnswer({ kind: 'steps', steps: [...steps] });
        return;
      }
      play('pick');
      setAt(at + 1);
    }, pace);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- once a step
  }, [at, open]);
  const add = (step: Step) => {
    if (!writing || steps.length >= most) return;
    play('drop');
    setSteps([...steps, step]);
    announce(t.arrows[step]);
  };
  const back = () => {
    if (!writing || steps.length === 0) return;
    play('back');
    setSteps(steps.slice(0, -1));
  };
  useKeys(
    {
      ArrowUp: () => add('up'),
      ArrowDown: () => add('down'),
      ArrowLeft: () => add('left'),
      ArrowRight: () => add('right'),
      Backspace: back,
    },
    writing,
  );
  const nameOf = (cell: number) => `${Math.floor(cell / size) + 1}:${(cell % size) + 1}`;
  const stand = at === null ? start : (way.squares[at] ?? start);
  return (
    <>
      <Seen
        label={t.robotField(size, nameOf(start), nameOf(goal), obstacles.map(nameOf).join(', '))}
        className="grid gap-[3px] self-center"
        style={{ gridTemplateColumns: `repeat(${size}, min(${Math.floor(320 / size)}px, ${Math.floor(34 / size)}dvh, 72px))` }}
      >
        {Array.from({ length: size * size }, (_, cell) => (
          <span key={cell} className="grid aspect-square place-items-center rounded-sm bg-card">
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
        label={`${t.program}: ${steps.map((step) => t.arrows[step]).join(', ') || empty}`}
        className="kid-place flex min-h-14 w-full max-w-md flex-wrap items-center justify-center gap-1 self-center px-2 text-[1.6rem] font-extrabold"
      >
        {steps.map((step, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- steps keep their order
          <span
            key={place}
            aria-hidden
            className={`grid size-9 place-items-center rounded-sm ${at === place + 1 ? 'bg-brand text-on-brand' : 'bg-card'}`}
          >
            {arrows[step]}
          </span>
        ))}
      </Seen>
      <fieldset className="grid w-full max-w-sm min-w-0 grid-cols-5 gap-1.5 self-center" aria-label={t.program}>
        {order.map((step) => (
          <button
            key={step}
            type="button"
            aria-label={t.arrows[step]}
            className="kid-card min-h-16! min-w-0! text-[1.9rem]!"
            onClick={() => add(step)}
          >
            <span aria-hidden>{arrows[step]}</span>
          </button>
        ))}
        <button type="button" aria-label={t.eraseStep} className="kid-card min-h-16! min-w-0! text-[1.6rem]!" onClick={back}>
          <span aria-hidden>⌫</span>
        </button>
      </fieldset>
      <Check ready={writing && steps.length > 0} busy={!writing} label={t.run} onPress={() => setAt(0)} />
    </>
  );
}
