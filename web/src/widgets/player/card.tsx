import type { Card, Face } from '@school/contract/playbooks/pictures';
import type { ButtonHTMLAttributes, Ref } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { PictureView } from './picture.tsx';
import { RightBadge } from './right-badge.tsx';
import { say } from '#kit/play/speech.ts';
import { useBeam, useStage } from './stage.tsx';
import { faceName, langOf, shownWords, spokenFace } from './words.ts';

/** The face of a card: its picture, its words, or both. Seen only; its name is on the card. */
export function FaceView({ face, size }: { face: Face; size?: string | undefined }) {
  const { tongue } = useStage();
  return (
    <>
      {face.picture && <PictureView picture={face.picture} size={`var(--pic, ${size ?? '4.5rem'})`} />}
      {face.words && (
        <span lang={langOf(face.words, tongue)} className="max-w-full">
          {shownWords(face.words, tongue)}
        </span>
      )}
    </>
  );
}

/** `right`: it belongs there. `off`: it fell off by a hint. `picked`: chosen, not judged yet. */
type Mark = 'picked' | 'right' | 'off' | undefined;

interface CardButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  card: Card;
  mark?: Mark;
  /** It was wrong and has come home. */
  shake?: boolean;
  size?: string | undefined;
  /** What is added to its name: its number, where it lies. */
  note?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** A card that is pressed, picked up or moved. Its name is said when it gets the focus by keyboard. */
export function CardButton({ card, mark, shake = false, size, note, className = '', onFocus, ...button }: CardButtonProps) {
  const { tongue, saying } = useStage();
  const t = useTexts('player');
  const beam = useBeam();
  const name = faceName(card, tongue, t.pictures);
  const reading = card.words?.silent === true || card.words?.lang !== undefined;
  const length = card.words ? shownWords(card.words, tongue).length : 0;
  return (
    <button
      type="button"
      {...button}
      aria-label={[name, note, mark === 'right' ? t.right : mark === 'off' ? t.fellOff : undefined]
        .filter((part) => part !== undefined && part !== '')
        .join(', ')}
      lang={langOf(card.words ?? card.name, tongue)}
      data-place={card.id}
      data-mark={mark}
      {...beam(card.id)}
      data-shake={shake ? '' : undefined}
      data-saying={saying === card.id ? '' : undefined}
      data-look={reading ? 'reading' : undefined}
      data-length={length === 0 ? undefined : length <= 3 ? 'short' : length > 6 ? 'long' : undefined}
      className={`kid-card ${className}`}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) say([spokenFace(card, tongue)]);
        onFocus?.(event);
      }}
    >
      <FaceView face={card} size={size} />
      {mark === 'right' && <RightBadge />}
    </button>
  );
}
