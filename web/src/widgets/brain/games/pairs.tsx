import { useEffect, useRef, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { announce } from '#kit/play/announcer.tsx';
import { play } from '#kit/play/sound.ts';
import { say } from '#kit/play/speech.ts';
import { FaceView } from '#widgets/player/card.tsx';
import { RightBadge } from '#widgets/player/right-badge.tsx';
import { ownPicture } from '#widgets/player/own-pictures.ts';
import { useStage } from '#widgets/player/stage.tsx';
import { faceName, spokenFace } from '#widgets/player/words.ts';
import type { GameProps } from '../game-props.ts';
import { useCellKeys } from '../use-cell-keys.ts';

/** Two that do not belong together stay open so long, in milliseconds. */
const lookTime = 1000;

/** Cards face down: two are turned at a time, until all pairs are found. */
export function Pairs({ trial, open, clock, onAnswer }: GameProps<'pairs'>) {
  const t = useTexts('brainGames');
  const names = useTexts('player').pictures;
  const { tongue } = useStage();
  const { cards } = trial;
  const [found, setFound] = useState<readonly number[]>([]);
  const [turned, setTurned] = useState<readonly number[]>([]);
  const flips = useRef<[number, number][]>([]);
  const columns = cards.length <= 6 ? 3 : cards.length > 20 ? 5 : 4;
  const cellKeys = useCellKeys(columns, cards.length, open);
  const two = turned.length === 2;
  useEffect(() => {
    if (!two) return undefined;
    const back = setTimeout(() => {
      play('back');
      setTurned([]);
    }, lookTime);
    return () => clearTimeout(back);
  }, [two]);
  const turn = (at: number) => {
    const card = cards[at];
    if (!open || !card || two || turned.includes(at) || found.includes(at)) return;
    play('pick');
    say([spokenFace(card, tongue)]);
    announce(faceName(card, tongue, names));
    const [first] = turned;
    if (first === undefined) {
      setTurned([at]);
      // The very first card shows that it is understood: from there on it counts.
      if (flips.current.length === 0) clock.begin();
      return;
    }
    flips.current.push([first, at]);
    if (cards[first]?.pair !== card.pair) {
      setTurned([first, at]);
      return;
    }
    play('kept');
    announce(t.pairFound);
    setTurned([]);
    const all = [...found, first, at];
    setFound(all);
    if (all.length === cards.length) onAnswer({ kind: 'flips', flips: flips.current });
  };
  return (
    <div
      className="grid w-full gap-2 self-center"
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        maxWidth: `min(${columns * 7}rem, ${(58 * columns) / Math.ceil(cards.length / columns)}dvh)`,
      }}
    >
      {cards.map((card, at) => {
        const isFound = found.includes(at);
        const up = isFound || turned.includes(at);
        return (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- cards keep their places
            key={at}
            type="button"
            {...cellKeys(at)}
            aria-label={up ? `${faceName(card, tongue, names)}${isFound ? `, ${t.found}` : ''}` : t.faceDown(at + 1)}
            aria-disabled={isFound || undefined}
            data-mark={isFound ? 'right' : undefined}
            className={`kid-card aspect-square min-w-0! p-1! ${up ? '' : 'bg-brand-soft!'}`}
            onClick={() => turn(at)}
          >
            {up ? (
              <FaceView face={card} size="min(3rem, 12vw)" />
            ) : (
              <img src={ownPicture('paw-prints')} alt="" draggable={false} className="size-2/5 opacity-70" />
            )}
            {isFound && <RightBadge />}
          </button>
        );
      })}
    </div>
  );
}
