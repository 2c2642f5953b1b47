import type { ReactNode } from 'react';

import { useRefusals } from '#i18n/refusal-text.ts';
import { Heading } from '#kit/page-layout.tsx';
import { Mascot } from '#widgets/player/mascot.tsx';
import { PlayerLook } from '#widgets/player/player-look.tsx';

/** There is no such game, or not for this age: the fox, a sentence, and the way back. */
export function NoGame({ home }: { home: ReactNode }) {
  const tellWhy = useRefusals();
  return (
    <div data-band="junior" className="flex min-h-window flex-col p-3">
      <PlayerLook />
      <header>{home}</header>
      <div className="m-auto flex max-w-md flex-col items-center gap-4 text-center">
        <Mascot className="size-28" />
        <Heading title={tellWhy('brain-trainer.game_not_found', {})} className="text-(length:--words)" />
      </div>
    </div>
  );
}
