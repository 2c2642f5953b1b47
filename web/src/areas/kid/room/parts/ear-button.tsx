import { useTexts } from '#i18n/texts.ts';
import type { Band } from '#widgets/player/band.ts';
import { ownPicture } from '#widgets/player/own-pictures.ts';
import { useIsBlocked, useMedia } from '#widgets/room/room-media.ts';

import { useSpoken } from '../use-spoken.ts';

/** The browser waits for a tap before it plays the teacher's voice: the whole page is that tap. */
export function EarButton({ band }: { band: Band }) {
  const t = useTexts('kidRoom');
  const media = useMedia();
  const isBlocked = useIsBlocked();
  useSpoken(band, isBlocked ? t.speech.ear : undefined);
  if (!isBlocked) return null;
  return (
    <button
      type="button"
      aria-label={t.ear.press}
      className="fixed inset-0 z-30 grid place-content-center justify-items-center gap-6 bg-shade"
      onClick={() => media?.unlock()}
    >
      <span className="kid-glow grid size-48 place-items-center rounded-full bg-sun">
        <img src={ownPicture('ear')} alt="" className="size-28" />
      </span>
      {band !== 'pre' && <strong className="rounded-full bg-card px-6 py-3 text-xl text-ink">{t.ear.text}</strong>}
    </button>
  );
}
