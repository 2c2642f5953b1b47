import type { BrainAnswerOf } from '@school/contract/brain-trainer/trials';
import { useEffect, useRef, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { announce } from '#kit/play/announcer.tsx';
import { play } from '#kit/play/sound.ts';
import { useKeys } from '#kit/play/use-keys.ts';
import { PictureView } from '#widgets/player/picture.tsx';
import { pictureName } from '#widgets/player/words.ts';
import type { GameProps } from '../game-props.ts';
import { useBeat } from '../play-clock.ts';
import { Prompt } from '../prompt.tsx';
import { QuickButton } from '../quick-button.tsx';
import { TimeBar } from '../time-bar.tsx';

/** Between two cards, in milliseconds. */
const gap = 350;

/** A block of cards, each goes to the left or the right box: by its shape, or by its colour, as is said over it. */
export function TwoRules({ trial, open, clock, onAnswer }: GameProps<'two-rules'>) {
  const t = useTexts('brainGames');
  const names = useTexts('player').pictures;
  const { boxes, cards, deadlineMs } = trial;
  const sides = useRef<BrainAnswerOf<'two-rules'>['sides']>([]);
  const [at, setAt] = useState(0);
  /** When the card on the screen came, by the clock of the block. */
  const [from, setFrom] = useState(0);
  const card = cards[at];
  const settle = (side: 0 | 1 | null, ms: number) => {
    if (!open || !card || sides.current.length > at) return;
    play(side === card.right ? 'kept' : 'back');
    sides.current.push({ side, ms });
    if (at + 1 === cards.length) onAnswer({ kind: 'sides', sides: sides.current });
    else {
      setFrom(clock.ms() + gap);
      setAt(at + 1);
    }
  };
  const put = (side: 0 | 1) => {
    const ms = Math.round(clock.ms() - from);
    if (ms >= 120) settle(side, Math.min(ms, deadlineMs));
  };
  const passed = useBeat(clock, [from, from + deadlineMs]);
  const seen = passed > 0;
  const late = passed > 1;
  useEffect(() => {
    if (late) settle(null, deadlineMs);
    // oxlint-disable-next-line react/exhaustive-deps -- once for a card that was left lying
  }, [late, at]);
  useEffect(() => {
    if (card) announce(`${t.cues[card.cue]}: ${pictureName(card.picture, names)}`);
  }, [card, t, names]);
  useKeys({ ArrowLeft: () => put(0), ArrowRight: () => put(1) }, open);
  return (
    <>
      <Prompt text={card ? t.cues[card.cue] : ''}>{card && <Cue cue={card.cue} />}</Prompt>
      <div
        className={`kid-card size-44 cursor-default! self-center ${card?.cue === 'shape' ? 'border-dashed! border-ink!' : 'border-sun!'}`}
      >
        {seen && card && <PictureView picture={card.picture} label={pictureName(card.picture, names)} size="7rem" />}
      </div>
      {seen ? <TimeBar key={at} clock={{ ...clock, ms: () => clock.ms() - from }} ms={deadlineMs} /> : <div className="h-2.5" />}
      <div className="grid w-full max-w-md grid-cols-2 gap-(--gap) self-center">
        {boxes.map((box, side) => (
          <QuickButton
            // oxlint-disable-next-line react/no-array-index-key -- the left and the right one
            key={side}
            aria-label={`${t.sides[side === 0 ? 'left' : 'right']}: ${pictureName(box, names)}`}
            aria-keyshortcuts={side === 0 ? 'ArrowLeft' : 'ArrowRight'}
            aria-disabled={!open || undefined}
            className="kid-card rounded-b-xl! border-b-8! border-b-edge!"
            onPress={() => put(side === 0 ? 0 : 1)}
          >
            <PictureView picture={box} size="4.5rem" />
          </QuickButton>
        ))}
      </div>
      <p aria-hidden className="text-center font-bold figures">
        {Math.min(at + 1, cards.length)} / {cards.length}
      </p>
    </>
  );
}

/** The rule as a picture: outlines for the shape, blots for the colour. */
const Cue = ({ cue }: { cue: 'shape' | 'color' }) => (
  <svg viewBox="0 0 48 24" className="h-10 w-20" aria-hidden>
    {cue === 'shape' ? (
      <g fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round">
        <path d="M3 21L11 4l8 17ZM27 4h17v17H27Z" />
      </g>
    ) : (
      <g>
        <circle cx="9" cy="12" r="7" fill="#e5484d" />
        <circle cx="24" cy="12" r="7" fill="#3b82f6" />
        <circle cx="39" cy="12" r="7" fill="#f5b50a" />
      </g>
    )}
  </svg>
);
