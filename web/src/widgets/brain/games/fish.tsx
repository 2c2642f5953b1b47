import type { BrainDirection } from '@school/contract/brain-trainer/trials';

import { useTexts } from '#i18n/texts.ts';
import { Seen } from '#widgets/player/seen.tsx';
import { Choices } from '../choices.tsx';
import type { GameProps } from '../game-props.ts';
import { useBeat } from '../play-clock.ts';
import { Prompt } from '../prompt.tsx';

const turns: Record<BrainDirection, number> = { right: 0, down: 90, left: 180, up: 270 };

/** Five fish in a row: only the way of the middle one counts. */
export function Fish({ trial, clock, ...rest }: GameProps<'fish'>) {
  const t = useTexts('brainGames');
  const { fish, directions, showMs, right } = trial;
  const gone = useBeat(clock, [showMs]) > 0 && rest.given === null;
  return (
    <>
      <Prompt text={t.whichWay} />
      <Seen
        label={t.fishRow(fish.map((way) => t.ways[way]).join(', '))}
        className="flex h-28 w-full max-w-xl items-center justify-center self-center rounded-xl bg-[#bfe3ff] px-2"
      >
        {fish.map((way, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- fish keep their places
          <FishFigure key={at} way={way} hidden={gone} />
        ))}
      </Seen>
      <Choices
        {...rest}
        right={right}
        arrows={directions}
        label={t.whichWay}
        className={`grid max-w-md gap-(--gap) ${directions.length > 2 ? 'grid-cols-4' : 'grid-cols-2'}`}
        options={directions.map((way) => ({ name: t.ways[way], face: <Arrow way={way} />, keys: `Arrow${way}` }))}
      />
    </>
  );
}

const FishFigure = ({ way, hidden }: { way: BrainDirection; hidden: boolean }) => (
  <svg viewBox="0 0 60 60" className={`w-1/5 max-w-20 ${hidden ? 'invisible' : ''}`} aria-hidden>
    <g transform={`rotate(${turns[way]} 30 30)`} stroke="#8a3a06" strokeWidth="2" strokeLinejoin="round">
      <path d="M18 30L3 17V43Z" fill="#f97316" />
      <ellipse cx="35" cy="30" rx="21" ry="14" fill="#fb923c" />
      <path d="M31 17Q37 30 31 43" fill="none" stroke="#fff" strokeWidth="4" />
      <circle cx="46" cy="27" r="3.5" fill="#1c1917" stroke="#fff" />
    </g>
  </svg>
);

/** An arrow to the side that a fish swims to. */
const Arrow = ({ way }: { way: BrainDirection }) => (
  <svg
    viewBox="0 0 24 24"
    className="size-14"
    fill="none"
    stroke="currentColor"
    strokeWidth="3"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d="M4 12h15M13 5l7 7-7 7" transform={`rotate(${turns[way]} 12 12)`} />
  </svg>
);
