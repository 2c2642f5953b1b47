import { useEffect, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { announce } from '#kit/play/announcer.tsx';
import { play } from '#kit/play/sound.ts';
import { useOnEvent } from '#widgets/room/use-room.ts';

import { StarShape } from './stars-row.tsx';

/** A star stands in the middle for so long before it is on the shelf, in milliseconds. */
const shownFor = 1100;

/** The teacher has given a star: for a moment it is all there is to see. A tap ends it. */
export function StarMoment({ kidUid, stars }: { kidUid: string; stars: number }) {
  const t = useTexts('kidRoom').bye;
  const [given, setGiven] = useState<number>();
  useOnEvent(({ op, seq }) => {
    if (op.kind !== 'star' || op.kidUid !== kidUid) return;
    setGiven(seq);
    play('win');
    announce(t.stars(stars + 1));
  });
  useEffect(() => {
    if (given === undefined) return undefined;
    const timer = setTimeout(() => setGiven(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [given]);
  if (given === undefined) return null;
  return (
    <div aria-hidden className="fixed inset-0 z-20 grid place-items-center bg-sun/20" onPointerDown={() => setGiven(undefined)}>
      <span className="room-fly">
        <StarShape size={220} on />
      </span>
    </div>
  );
}
