import type { BrainHeap } from '@school/contract/brain-trainer/trials';

import { useTexts } from '#i18n/texts.ts';
import { Choices } from '../choices.tsx';
import type { GameProps } from '../game-props.ts';
import { useBeat } from '../play-clock.ts';
import { Prompt } from '../prompt.tsx';

/** Two plates of berries, two numbers or two sums: which is more? */
export function MoreLess({ trial, clock, ...rest }: GameProps<'more-less'>) {
  const t = useTexts('brainGames');
  const gone = useBeat(clock, [trial.showMs]) > 0 && rest.given === null;
  return (
    <>
      <Prompt text={t.whereMore} />
      <Choices
        {...rest}
        right={trial.right}
        arrows={['left', 'right']}
        label={t.whereMore}
        className="grid max-w-2xl grid-cols-2 gap-(--gap)"
        options={trial.heaps.map((heap, at) => ({
          name: heap.kind === 'dots' ? t.sides[at === 0 ? 'left' : 'right'] : heap.text,
          face: <Heap heap={heap} hidden={gone} />,
          keys: at === 0 ? 'ArrowLeft' : 'ArrowRight',
        }))}
      />
    </>
  );
}

const Heap = ({ heap, hidden }: { heap: BrainHeap; hidden: boolean }) => (
  <span className={`grid aspect-square w-full place-items-center text-[clamp(1.8rem,8vw,3.4rem)] figures ${hidden ? '*:invisible' : ''}`}>
    {heap.kind === 'dots' ? (
      <svg viewBox="0 0 100 100" className="size-full" aria-hidden>
        {heap.dots.map(({ x, y, r }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="var(--color-brand)" />
        ))}
      </svg>
    ) : (
      <span>{heap.text}</span>
    )}
  </span>
);
