import { useTexts } from '#i18n/texts.ts';
import { ownPicture } from '#widgets/player/own-pictures.ts';

import type { Lesson } from '../use-lesson.ts';
import { useControls } from '../use-controls.ts';

/** All that a small child says to its teacher besides its voice: a hand, a smile, "say it again". */
export function ThreeButtons({ lesson, isPale }: { lesson: Lesson; isPale: boolean }) {
  const t = useTexts('kidRoom').controls;
  const { isHandUp } = lesson;
  const { raise, react, resting } = useControls('pre', isHandUp);
  const big = `room-big press ${isPale ? 'opacity-45' : ''}`;
  return (
    <fieldset aria-label={t.group} className="room-three">
      <button type="button" aria-pressed={isHandUp} aria-label={t.raise} className={big} onClick={raise}>
        <img src={ownPicture('raised-hand')} alt="" draggable={false} className="size-13" />
      </button>
      <button
        type="button"
        aria-label={t.reactions.smile}
        data-resting={resting === 'smile' || undefined}
        className={big}
        onClick={() => react('smile')}
      >
        <img src={ownPicture('grinning-face-with-big-eyes')} alt="" draggable={false} className="size-13" />
      </button>
      <button
        type="button"
        aria-label={t.reactions.again}
        data-resting={resting === 'again' || undefined}
        className={big}
        onClick={() => react('again')}
      >
        <img src={ownPicture('speaker-high-volume')} alt="" draggable={false} className="size-13" />
      </button>
    </fieldset>
  );
}
