import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { announce } from '#kit/play/announcer.tsx';
import { play } from '#kit/play/sound.ts';
import { useKeys } from '#kit/play/use-keys.ts';
import { FaceView } from '#widgets/player/card.tsx';
import { Check } from '#widgets/player/check.tsx';
import { useStage } from '#widgets/player/stage.tsx';
import { shownWords } from '#widgets/player/words.ts';
import type { GameProps } from '../game-props.ts';
import { Prompt } from '../prompt.tsx';
import { GiveUp } from './give-up.tsx';

/** A word of tiles: pressed in order, or typed. */
export function WordFromLetters({ trial, open, given, onAnswer }: GameProps<'word-from-letters'>) {
  const t = useTexts('brainGames');
  const empty = useTexts('player').empty;
  const { tongue } = useStage();
  const { tiles, word, lang, face, hint } = trial;
  const [order, setOrder] = useState<readonly number[]>([]);
  const letters = Array.from(word);
  const full = order.length === letters.length;
  const told = (next: readonly number[]) => {
    setOrder(next);
    announce(next.map((at) => tiles[at]).join('') || empty);
  };
  const add = (at: number) => {
    if (!open || full || order.includes(at)) return;
    play('drop');
    told([...order, at]);
  };
  const back = () => {
    if (!open || order.length === 0) return;
    play('back');
    told(order.slice(0, -1));
  };
  useKeys(
    {
      letter(letter) {
        const at = tiles.findIndex((tile, place) => !order.includes(place) && tile.toLocaleLowerCase() === letter.toLocaleLowerCase());
        if (at < 0) return false;
        add(at);
        return true;
      },
      Backspace: back,
    },
    open,
  );
  return (
    <>
      {face ? (
        <div className="kid-card cursor-default! self-center">
          <FaceView face={{ ...face, words: undefined }} size="7rem" />
        </div>
      ) : (
        <Prompt text={t.wordHint(shownWords(hint, tongue))} />
      )}
      <fieldset lang={lang} aria-label={t.yourWord} className="flex min-w-0 flex-wrap justify-center gap-1.5 self-center">
        {letters.map((letter, at) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- places keep their order
            key={at}
            className="kid-place grid size-12 place-items-center font-reading text-[1.7rem] font-bold"
          >
            {given ? letter : tiles[order[at] ?? -1]}
          </span>
        ))}
      </fieldset>
      <div lang={lang} className="kid-tray w-full max-w-md self-center">
        {tiles.map((tile, at) => (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- tiles keep their places
            key={at}
            type="button"
            aria-label={tile}
            aria-disabled={order.includes(at) || undefined}
            data-mark={order.includes(at) ? 'off' : undefined}
            data-look="reading"
            data-length="short"
            className="kid-card"
            onClick={() => add(at)}
          >
            {tile}
          </button>
        ))}
        <button type="button" aria-label={t.eraseLetter} className="kid-card text-[1.6rem]!" onClick={back}>
          <span aria-hidden>⌫</span>
        </button>
      </div>
      <Check ready={open && full} busy={!open} onPress={() => onAnswer({ kind: 'order', order: [...order] })} />
      <GiveUp open={open} onPress={() => onAnswer({ kind: 'order', order: [...order] })} />
    </>
  );
}
