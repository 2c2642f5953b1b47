import { personOf } from '@school/contract/lesson-room/people';
import { useEffect, useRef, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import { ownPicture } from '#widgets/player/own-pictures.ts';

import { useOnEvent, useRoom } from '../use-room.ts';
import { isCalm } from './use-since.ts';

const shines = 380;
const flies = 700;
const standsCalm = 1500;

/**
 * A star that was given: it shines in the middle, then flies to its place, the element marked `data-star-shelf`. A touch ends it. A child
 * sees its own; who is no child of the lesson sees none.
 */
export function StarMoment() {
  const t = useTexts('roomTools');
  const you = useRoom((room) => room.you);
  const [seq, setSeq] = useState<number | null>(null);
  const star = useRef<HTMLImageElement>(null);
  useOnEvent((event) => {
    if (event.op.kind !== 'star' || personOf('kid', event.op.kidUid) !== you) return;
    play('win');
    setSeq(event.seq);
  });
  useEffect(() => {
    if (seq === null) return undefined;
    const calm = isCalm();
    const shelf = document.querySelector('[data-star-shelf]')?.getBoundingClientRect();
    const from = star.current?.getBoundingClientRect();
    if (!calm && from && star.current) {
      const [x, y] = shelf
        ? [shelf.left + shelf.width / 2 - from.left - from.width / 2, shelf.top + shelf.height / 2 - from.top - from.height / 2]
        : [0, 0];
      star.current.animate(
        [
          { scale: 0.2, opacity: 0 },
          { scale: 1, opacity: 1, offset: shines / (shines + flies) },
          { scale: 0.15, opacity: shelf ? 1 : 0, translate: `${x}px ${y}px` },
        ],
        { duration: shines + flies, easing: 'ease-in-out', fill: 'forwards' },
      );
    }
    const timer = setTimeout(() => setSeq(null), calm ? standsCalm : shines + flies);
    return () => clearTimeout(timer);
  }, [seq]);
  if (seq === null) return null;
  return (
    <button type="button" aria-label={t.aStar} className="fixed inset-0 z-30 grid place-items-center" onClick={() => setSeq(null)}>
      <img ref={star} src={ownPicture('star')} alt="" className="size-56" />
    </button>
  );
}
