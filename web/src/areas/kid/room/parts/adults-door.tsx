import { type CSSProperties, lazy, Suspense, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Icon, Users } from '#kit/icon.tsx';
import { useHeld } from '#kit/play/use-held.ts';
import type { Band } from '#widgets/player/band.ts';

import type { Switches } from '../use-switches.ts';

const AdultsSheet = lazy(() => import('./adults-sheet.tsx').then((file) => ({ default: file.AdultsSheet })));

/** Held so long it opens: a small child lets go before. */
const heldSeconds = 2;

/** The way out for the grown-ups: held, by finger or by key, while a ring fills. A screen reader's own press opens it at once. */
export function AdultsDoor({ band, kidUid, switches }: { band: Band; kidUid: string; switches?: Switches }) {
  const t = useTexts('kidRoom').adults;
  const [isOpen, setOpen] = useState(false);
  const { isHeld, held } = useHeld(heldSeconds * 1000, () => setOpen(true));
  return (
    <>
      <button
        type="button"
        aria-label={t.door(heldSeconds)}
        title={t.door(heldSeconds)}
        data-held={isHeld || undefined}
        style={{ '--held': `${heldSeconds}s` } as CSSProperties}
        className="room-adults"
        {...held}
      >
        <svg viewBox="0 0 64 64" className="absolute inset-0 -rotate-90" aria-hidden>
          <circle cx="32" cy="32" r="29" />
        </svg>
        <Icon of={Users} size={28} />
      </button>
      {isOpen && (
        <Suspense>
          <AdultsSheet band={band} kidUid={kidUid} switches={switches} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
