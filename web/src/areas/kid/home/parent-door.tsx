import { useEffect, useRef, useState } from 'react';

import { useNavigate } from '#kit/router/router.tsx';
import { useTexts } from '#i18n/texts.ts';
import { ownPicture } from '#widgets/player/own-pictures.ts';

/** Held so long, in milliseconds, it opens: a small child lets go before. */
const holdTime = 3000;

/** The way out to the grown-ups: dull, and held, by finger or by key. A screen reader's own press opens it at once. */
export function ParentDoor() {
  const t = useTexts('kid');
  const navigate = useNavigate();
  const [held, setHeld] = useState(false);
  const byHand = useRef(false);
  useEffect(() => {
    if (!held) return undefined;
    const timer = setTimeout(() => void navigate({ to: '/kid-switcher' }), holdTime);
    return () => clearTimeout(timer);
  }, [held, navigate]);
  const begin = () => {
    byHand.current = true;
    setHeld(true);
  };
  const end = () => setHeld(false);
  return (
    <button
      type="button"
      aria-label={t.holdToLeave(holdTime / 1000)}
      title={t.holdToLeave(holdTime / 1000)}
      className="relative grid size-12 shrink-0 touch-none place-items-center overflow-hidden rounded-full border-2 border-ink/25 select-none"
      onPointerDown={begin}
      onPointerUp={end}
      onPointerLeave={end}
      onPointerCancel={end}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        if (!event.repeat) begin();
      }}
      onKeyUp={end}
      onBlur={end}
      onClick={() => {
        if (!byHand.current) void navigate({ to: '/kid-switcher' });
        byHand.current = false;
      }}
    >
      <span
        aria-hidden
        className="absolute inset-x-0 bottom-0 bg-brand/50"
        style={{ height: held ? '100%' : '0%', transition: held ? `height ${holdTime}ms linear` : 'none' }}
      />
      <img src={ownPicture('door')} alt="" draggable={false} className="relative size-6 opacity-80 grayscale" />
    </button>
  );
}
