import { useTexts } from '#i18n/texts.ts';
import { announce } from '#kit/play/announcer.tsx';
import { play } from '#kit/play/sound.ts';
import { useKeys } from '#kit/play/use-keys.ts';
import { ownPicture } from '../own-pictures.ts';
import { Seen } from '../seen.tsx';
import type { Step } from './walk.ts';

const arrows: Record<Step, string> = { left: '←', up: '↑', down: '↓', right: '→' };
const order: readonly Step[] = ['left', 'up', 'down', 'right'];

interface WritingProps {
  steps: readonly Step[];
  onSteps(steps: readonly Step[]): void;
  /** The longest program. */
  most: number;
  open: boolean;
}

/** Writing a program of arrows: by its buttons, or by the arrows of the keyboard. */
export function useStepProgram({ steps, onSteps, most, open }: WritingProps) {
  const t = useTexts('tasks');
  const add = (step: Step) => {
    if (!open || steps.length >= most) return;
    play('drop');
    onSteps([...steps, step]);
    announce(t.arrows[step]);
  };
  const back = () => {
    if (!open || steps.length === 0) return;
    play('back');
    onSteps(steps.slice(0, -1));
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
  return { add, back };
}

interface RobotFieldProps {
  field: { size: number; start: number; goal: number; obstacles: readonly number[] };
  /** The square on which the robot stands. */
  stand: number;
  /** Squares it has crossed, to be seen. */
  walked?: readonly number[];
  /** How much of the height of the window the field may take, in percent. */
  height: number;
}

/** The squares, the robot on one of them, and where it should come. */
export function RobotField({ field: { size, start, goal, obstacles }, stand, walked = [], height }: RobotFieldProps) {
  const t = useTexts('tasks');
  const nameOf = (square: number) => `${Math.floor(square / size) + 1}:${(square % size) + 1}`;
  const on = (square: number) =>
    square === stand ? 'robot' : square === goal ? 'chequered-flag' : obstacles.includes(square) ? 'brick' : undefined;
  return (
    <Seen
      label={t.robotField(size, nameOf(start), nameOf(goal), obstacles.map(nameOf).join(', '))}
      className="grid gap-[3px] self-center"
      style={{ gridTemplateColumns: `repeat(${size}, var(--c, min(${Math.floor(320 / size)}px, ${Math.floor(height / size)}dvh, 72px)))` }}
    >
      {Array.from({ length: size * size }, (_, square) => {
        const picture = on(square);
        return (
          <span
            key={square}
            className={`grid aspect-square place-items-center rounded-sm ${walked.includes(square) ? 'bg-brand-soft' : 'bg-card'}`}
          >
            {picture && <img src={ownPicture(picture)} alt="" className="size-4/5" />}
          </span>
        );
      })}
    </Seen>
  );
}

/** What is written so far; the step that is being walked stands out. */
export function StepProgram({ steps, walking }: { steps: readonly Step[]; walking: number | null }) {
  const t = useTexts('tasks');
  const { empty } = useTexts('player');
  return (
    <Seen
      label={`${t.program}: ${steps.map((step) => t.arrows[step]).join(', ') || empty}`}
      className="kid-place flex min-h-14 w-full max-w-md flex-wrap items-center justify-center gap-1 self-center px-2 text-[1.6rem] font-extrabold"
    >
      {steps.map((step, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- steps keep their order
        <span
          key={at}
          aria-hidden
          className={`grid size-9 place-items-center rounded-sm ${walking === at + 1 ? 'bg-brand text-on-brand' : 'bg-card'}`}
        >
          {arrows[step]}
        </span>
      ))}
    </Seen>
  );
}

/** A button for each arrow, and one that takes the last back. */
export function StepKeys({ open, add, back }: { open: boolean; add(step: Step): void; back(): void }) {
  const t = useTexts('tasks');
  const keys = [
    ...order.map((step) => ({ sign: arrows[step], label: t.arrows[step], press: () => add(step), look: 'text-[1.9rem]!' })),
    { sign: '⌫', label: t.eraseStep, press: back, look: 'text-[1.6rem]!' },
  ];
  return (
    <fieldset className="grid w-full max-w-sm min-w-0 grid-cols-5 gap-1 self-center" aria-label={t.program}>
      {keys.map(({ sign, label, press, look }) => (
        <button
          key={sign}
          type="button"
          aria-label={label}
          aria-disabled={!open || undefined}
          className={`kid-card min-h-16! min-w-0! ${look}`}
          onClick={press}
        >
          <span aria-hidden>{sign}</span>
        </button>
      ))}
    </fieldset>
  );
}
