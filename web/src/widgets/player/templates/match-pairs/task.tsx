import type { CSSProperties } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { CardButton, FaceView } from '../../card.tsx';
import { fitted, longestWord } from '../../fit.ts';
import { RightBadge } from '../../right-badge.tsx';
import { useBeam, useStage } from '../../stage.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { faceName, langOf, shownWords } from '../../words.ts';
import { Tray } from '../tray.tsx';
import { usePlacing } from '../use-placing.ts';

/** Each on the left has its own: the right ones wait below and are put beside. */
export function MatchPairs({ task, tries, kept, missed, busy, final, onAnswer }: TemplateProps<'match-pairs'>) {
  const { tongue, band } = useStage();
  const beam = useBeam();
  const t = useTexts('tasks');
  const base = useTexts('player');
  const called = (card: (typeof task.left)[number]) => faceName(card, tongue, base.pictures);
  const turned = (pairs: readonly (readonly [string, string])[] | undefined) => pairs?.map(([left, right]) => [right, left] as const);
  const placing = usePlacing({
    items: task.right,
    places: task.left.map((card) => ({ id: card.id, name: called(card) })),
    tries,
    kept: turned(kept?.pairs) ?? [],
    final: turned(final?.pairs),
    missed: turned(missed?.pairs),
    busy,
    single: true,
  });
  const { board, open, placed } = placing;
  const texts = [...task.left, ...task.right].map(({ words }) => (words ? shownWords(words, tongue) : ''));
  const widest = Math.max(...texts.map(({ length }) => length));
  // Small ones stand two abreast, so that nothing has to be scrolled on a phone.
  const small = widest <= (band === 'pre' ? 5 : 7) && task.left.length > 2;
  // Posts with sentences are as high as their text, and on a phone as broad as the board.
  const wordy = longestWord(texts) > 5 || widest > 8;
  return (
    <>
      <ul
        style={{ ...fitted({ count: task.left.length, most: 110, columns: 1 }), '--letters': longestWord(texts) } as CSSProperties}
        data-wordy={wordy || undefined}
        className={`fit grid list-none gap-x-2.5 gap-y-2 self-center ${small ? 'grid-cols-2' : 'grid-cols-1'}`}
      >
        {task.left.map((left) => {
          const [right] = placing.inside(left.id);
          const sure = placing.isSure(right?.id, left.id);
          return (
            <li
              key={left.id}
              {...board.place(left.id)}
              {...beam(left.id)}
              className={`kid-place flex items-center p-1 ${small ? 'min-w-38 gap-0.5' : 'min-w-72 gap-2'}`}
              data-mark={sure ? 'right' : undefined}
            >
              <button
                type="button"
                {...placing.placeButton(left)}
                aria-label={right ? t.pair(called(left), called(right)) : called(left)}
                lang={langOf(left.words ?? left.name, tongue)}
                className="flex min-h-16 min-w-0 flex-1 flex-col items-center justify-center rounded-md p-1 text-(length:--words) leading-tight font-bold"
              >
                <FaceView face={left} size={small ? '2.9rem' : '3.6rem'} />
              </button>
              <span aria-hidden className="font-extrabold">
                —
              </span>
              <span className="grid min-h-16 flex-1 place-items-center">
                {right && (
                  <CardButton
                    card={right}
                    {...placing.resting(right.id, left.id)}
                    size={small ? '2.7rem' : '3.2rem'}
                    className="min-h-16! w-full min-w-0! p-1!"
                    aria-disabled={!open || undefined}
                  />
                )}
              </span>
              {sure && <RightBadge />}
            </li>
          );
        })}
      </ul>
      <Tray
        placing={placing}
        size="3.4rem"
        inColumn
        tells
        busy={busy}
        isOver={final !== null}
        onReady={() => onAnswer({ template: 'match-pairs', pairs: placed.map(([right, left]) => [left, right]) })}
      />
    </>
  );
}
