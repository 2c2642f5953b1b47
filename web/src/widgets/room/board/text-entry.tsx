import type { InkPoint } from '@school/contract/lesson-room/ink';
import { lessonRoomLimits } from '@school/contract/lesson-room/limits';

import { useRef } from 'react';

import { useTexts } from '#i18n/texts.ts';

import { inks, type PenColor, sizeOfText } from './line-look.ts';

const { width, height } = lessonRoomLimits.board;

/** A line of text that is being typed on the board: Enter puts it down, Escape leaves it. */
export function TextEntry({ at, pen, onDone }: { at: InkPoint; pen: { color: PenColor; width: number }; onDone(text: string): void }) {
  const t = useTexts('roomBoard');
  const isDone = useRef(false);
  const done = (text: string): void => {
    // Putting it down takes the focus away, which would put it down once more.
    if (isDone.current) return;
    isDone.current = true;
    onDone(text);
  };
  return (
    <input
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for by the tap at this place
      autoFocus
      aria-label={t.yourText}
      maxLength={lessonRoomLimits.boardTextSigns}
      className="absolute -translate-y-1/2 rounded-sm border-2 border-focus bg-transparent px-1 font-reading font-semibold outline-none"
      style={{
        left: `${(at[0] / width) * 100}%`,
        top: `${(at[1] / height) * 100}%`,
        width: `${100 - (at[0] / width) * 100}%`,
        fontSize: `${(sizeOfText(pen.width) / width) * 100}cqw`,
        color: inks[pen.color],
      }}
      onPointerDown={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') done(event.currentTarget.value.trim());
        if (event.key === 'Escape') done('');
      }}
      onBlur={(event) => done(event.currentTarget.value.trim())}
    />
  );
}
