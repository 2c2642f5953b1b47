import type { Stimulus } from '@school/contract/playbooks/pictures';

import { useTexts } from '#i18n/texts.ts';
import { ownPicture } from '../own-pictures.ts';
import { Seen } from '../seen.tsx';

type Program = Extract<Stimulus, { kind: 'program' }>;
const arrows = { up: '↑', down: '↓', left: '←', right: '→' } as const;

/** A robot's field and its program, to be followed in the head. Squares are named like on a chessboard. */
export function ProgramFigure({ size, obstacles, steps }: Program) {
  const t = useTexts('tasks');
  return (
    <div className="flex flex-col items-center gap-3">
      <Seen label={t.field(size)} className="grid gap-0.5" style={{ gridTemplateColumns: `repeat(${size}, 2.6rem)` }}>
        {Array.from({ length: size * size }, (_, at) => (
          <span key={at} className="grid aspect-square place-items-center rounded-sm bg-card text-sm text-mute figures">
            {obstacles.includes(at) ? (
              <img src={ownPicture('brick')} alt="" className="size-3/4" />
            ) : at === 0 ? (
              <img src={ownPicture('robot')} alt="" className="size-3/4" />
            ) : (
              at + 1
            )}
          </span>
        ))}
      </Seen>
      <Seen label={steps.map((step) => t.arrows[step]).join(', ')} className="rounded-md bg-card px-4 py-2 text-[1.8rem] font-extrabold">
        {steps.map((step) => arrows[step]).join(' ')}
      </Seen>
    </div>
  );
}
