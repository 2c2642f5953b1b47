import { useTexts } from '#i18n/texts.ts';
import { Mascot } from './mascot.tsx';

/** Nothing more can be done without a connection: all is kept, and goes on by itself. */
export function WaitingForConnection() {
  const t = useTexts('player');
  return (
    <section className="mx-auto flex max-w-md grow flex-col items-center justify-center gap-4 text-center">
      <Mascot className="size-28 in-data-[band=teen]:hidden" />
      <h1 className="text-(length:--words)">{t.allKept}</h1>
    </section>
  );
}
