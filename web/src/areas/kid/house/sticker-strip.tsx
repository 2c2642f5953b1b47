import type { Sticker } from '@school/contract/rewards/shapes';
import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import type { useKidDrag } from '#kit/play/use-kid-drag.ts';
import { iconPath } from '#widgets/player/own-pictures.ts';
import { useTongue } from '../use-kid.ts';
import { useSize } from '../world/use-size.ts';

interface StickerStripProps {
  /** Those without a place. */
  stickers: readonly Sticker[];
  board: ReturnType<typeof useKidDrag>;
  /** What is in the hand comes back here. */
  onBack(): void;
}

/** So wide is a sticker with the gap beside it, in pixels. */
const step = 88;

/** What waits for a place: as many as the screen is wide for, the others by two arrows, nothing scrolls. */
export function StickerStrip({ stickers, board, onBack }: StickerStripProps) {
  const t = useTexts('kidRewards');
  const tongue = useTongue();
  const [ref, size] = useSize();
  const [from, setFrom] = useState(0);
  const most = Math.max(1, Math.floor((size?.width ?? 0) / step));
  const start = Math.min(from, Math.max(0, stickers.length - most));
  const go = (by: number) => {
    play('drop');
    setFrom(Math.max(0, Math.min(stickers.length - most, start + by * most)));
  };
  return (
    <>
      <Arrow label={t.before} line="M15 4 7 12l8 8" isOff={start === 0} onPress={() => go(-1)} />
      <ul ref={ref} aria-label={t.strip} className="house-strip">
        {stickers.slice(start, start + most).map(({ sticker, name }) => (
          <li key={sticker}>
            <button
              type="button"
              {...board.item(sticker)}
              aria-label={name[tongue]}
              className="house-sticker"
              onClick={(event) => (board.picked !== null && board.picked !== sticker ? onBack() : board.item(sticker).onClick(event))}
            >
              <img src={iconPath(sticker)} alt="" draggable={false} />
            </button>
          </li>
        ))}
      </ul>
      <Arrow label={t.after} line="m9 4 8 8-8 8" isOff={start + most >= stickers.length} onPress={() => go(1)} />
    </>
  );
}

const Arrow = ({ label, line, isOff, onPress }: { label: string; line: string; isOff: boolean; onPress(): void }) => (
  <button type="button" aria-label={label} disabled={isOff} className="house-arrow press" onClick={onPress}>
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
      <path d={line} />
    </svg>
  </button>
);
