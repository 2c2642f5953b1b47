import { useSchool } from '#api/school.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { announce } from '#kit/play/announcer.tsx';
import { play } from '#kit/play/sound.ts';
import { say } from '#kit/play/speech.ts';
import { wantsStill } from '#kit/play/wants-still.ts';
import type { Band } from '#widgets/player/band.ts';
import type { StickerName } from '#widgets/room/stickers/sticker-pictures.ts';
import { Sticker } from '#widgets/room/stickers/sticker.tsx';
import { useConnection, useOnEvent } from '#widgets/room/use-room.ts';

import { useTongue } from '../../use-kid.ts';
import { StarShape } from './stars-row.tsx';

interface Gift {
  seq: number;
  /** A star is given without one. */
  sticker: StickerName | undefined;
  /** Stars there are with it. */
  stars: number;
}

/** In the middle for so long, and a star on its way to the shelf for so long, in milliseconds. */
const time = { star: 380, sticker: 2200, flight: 700 } as const;

interface GivenProps {
  band: Band;
  kidUid: string;
  /** Something else has the child's eyes now: what is given waits until it is over. */
  isAside: boolean;
}

/**
 * The teacher has given a star or a sticker: for a moment it is all there is to see. A star flies to its place; a tap ends it.
 * Who wants no play-school sees its number go up.
 */
export function Given({ band, kidUid, isAside }: GivenProps) {
  const { store } = useConnection();
  const [gifts, setGifts] = useState<readonly Gift[]>([]);
  useOnEvent(({ op, seq }) => {
    if ((op.kind !== 'star' && op.kind !== 'sticker') || op.kidUid !== kidUid) return;
    const { stars } = store.read().state;
    setGifts((waiting) => [...waiting, { seq, sticker: op.kind === 'sticker' ? op.sticker : undefined, stars: stars[kidUid] ?? 0 }]);
  });
  const [gift] = gifts;
  if (!gift || isAside) return null;
  return <Moment key={gift.seq} gift={gift} band={band} onEnd={() => setGifts((waiting) => waiting.filter((it) => it !== gift))} />;
}

function Moment({ gift: { sticker, stars }, band, onEnd }: { gift: Gift; band: Band; onEnd(): void }) {
  const t = useTexts('kidRoom');
  const names = useTexts('roomStickers').names;
  const tongue = useTongue();
  const shape = useRef<HTMLSpanElement>(null);
  const end = useEffectEvent(onEnd);

  const tell = useEffectEvent(() => {
    play('win');
    const told = sticker ? `${t.speech.sticker} ${names[sticker]}.` : t.bye.stars(stars);
    announce(told);
    // A star has its chime; a sticker is named to those who cannot read what it is.
    if (sticker && band === 'pre') say([{ text: told, lang: tongue }], { slow: true });
  });
  useEffect(() => tell(), []);

  const isShown = band !== 'teen';
  useEffect(() => {
    if (!isShown) {
      end();
      return undefined;
    }
    let flight: Animation | undefined;
    const timer = setTimeout(
      () => {
        flight = sticker || !shape.current ? undefined : flyToPlace(shape.current);
        if (flight) flight.onfinish = () => end();
        else end();
      },
      // Whoever wants no motion sees it stand for as long as it would fly.
      sticker ? time.sticker : time.star + (wantsStill() ? time.flight : 0),
    );
    return () => {
      clearTimeout(timer);
      flight?.cancel();
    };
  }, [isShown, sticker]);

  const { mascot } = useSchool();
  if (!isShown) return null;
  return (
    <div aria-hidden data-gift={sticker ? 'sticker' : 'star'} className="room-gift" onPointerDown={onEnd}>
      <span className="room-rays" />
      <span ref={shape} className="room-fly">
        {sticker ? <Sticker sticker={sticker} className="size-60" /> : <StarShape size={240} on />}
      </span>
      {!sticker && mascot && <img src="/assets/chip-cheers.svg" alt="" className="room-cheer" />}
    </div>
  );
}

/** From the middle to its place among the stars; undefined where nothing may fly, or where that place is not to be seen. */
function flyToPlace(star: HTMLElement): Animation | undefined {
  const place = document.querySelector('[data-newest]')?.getBoundingClientRect();
  if (wantsStill() || !place || place.width === 0) return undefined;
  const from = star.getBoundingClientRect();
  const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });
  const [a, b] = [middle(from), middle(place)];
  return star.animate([{}, { translate: `${b.x - a.x}px ${b.y - a.y}px`, scale: place.width / from.width }], {
    duration: time.flight,
    easing: 'cubic-bezier(.5, 0, .3, 1)',
    fill: 'forwards',
  });
}
