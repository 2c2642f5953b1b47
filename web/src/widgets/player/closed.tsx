import type { ReactNode } from 'react';

import type { SchoolRefusal } from '#api/school-refusal.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Heading } from '#kit/page-layout.tsx';
import type { Band } from './band.ts';
import { Mascot } from './mascot.tsx';
import { PlayerLook } from './player-look.tsx';

/** It cannot be played: why, and the way home. Without a refusal: there is no such slide (docs/rules/refusals.md#server-messages). */
export function Closed({ band, home, refusal }: { band: Band; home: ReactNode; refusal?: SchoolRefusal }) {
  const t = useTexts('player');
  const say = useRefusals();
  const text = !refusal || refusal.code === 'playbooks.slide_not_found' ? t.slideNotFound : say(refusal.code, refusal.facts);
  return (
    <div data-band={band} className="flex min-h-window flex-col p-3">
      <PlayerLook />
      <header>{home}</header>
      <div className="mx-auto flex max-w-md grow flex-col items-center justify-center gap-4 text-center">
        <Mascot className="size-28 in-data-[band=teen]:hidden" />
        <Heading title={text} className="text-(length:--words)" />
      </div>
    </div>
  );
}
