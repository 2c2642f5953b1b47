import type { Stimulus } from '@school/contract/playbooks/pictures';

import { useTexts } from '#i18n/texts.ts';
import { iconPath } from '../icon-path.ts';

type Program = Extract<Stimulus, { kind: 'program' }>;
const arrows = { up: '↑', down: '↓', left: '←', right: '→' } as const;

/** A robot's field and its program, to be followed in the head. Squares are named like on a chessboard. */
export function ProgramFigure({ size, obstacles, steps }: Program) {
  const t = useTexts('player');
  return (
    <div className="flex flex-col items-center gap-3">
      <div className="grid gap-0.5" style={{ gridTemplateColumns: `repeat(${size}, 2.6rem)` }} role="img" aria-label={t.field(size)}>
        {Array.from({ length: size * size }, (_, at) => (
          <span key={at} className="grid aspect-square place-items-center rounded-sm bg-card text-sm text-mute figures">
            {obstacles.includes(at) ? (
              <img src={iconPath('brick')} alt="" className="size-3/4" />
            ) : at === 0 ? (
              <img src={iconPath('robot')} alt="" className="size-3/4" />
            ) : (
              at + 1
            )}
          </span>
        ))}
      </div>
      <p
        className="rounded-md bg-card px-4 py-2 text-[1.8rem] font-extrabold"
        aria-label={steps.map((step) => t.arrows[step]).join(', ')}
        role="img"
      >
        {steps.map((step) => arrows[step]).join(' ')}
      </p>
    </div>
  );
}
