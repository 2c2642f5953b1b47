import { useHeld } from '#kit/play/use-held.ts';
import { useNavigate } from '#kit/router/router.tsx';
import { useTexts } from '#i18n/texts.ts';
import { ownPicture } from '#widgets/player/own-pictures.ts';

/** Held so long, in milliseconds, it opens: a small child lets go before. */
const holdTime = 3000;

/** The way out to the grown-ups: dull, and held, by finger or by key. A screen reader's own press opens it at once. */
export function ParentDoor() {
  const t = useTexts('kid');
  const navigate = useNavigate();
  const { isHeld, held } = useHeld(holdTime, () => void navigate({ to: '/kid-switcher' }));
  return (
    <button
      type="button"
      aria-label={t.holdToLeave(holdTime / 1000)}
      title={t.holdToLeave(holdTime / 1000)}
      className="relative grid size-12 shrink-0 touch-none place-items-center overflow-hidden rounded-full border-2 border-ink/25 select-none"
      {...held}
    >
      <span
        aria-hidden
        className="absolute inset-x-0 bottom-0 bg-brand/50"
        style={{ height: isHeld ? '100%' : '0%', transition: isHeld ? `height ${holdTime}ms linear` : 'none' }}
      />
      <img src={ownPicture('door')} alt="" draggable={false} className="relative size-6 opacity-80 grayscale" />
    </button>
  );
}
