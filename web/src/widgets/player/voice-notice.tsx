import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import type { Tongue } from '#kit/play/voice-state.ts';

const slot = 'voice-notice';

/**
 * Tells a grown-up that this device cannot speak: a child who cannot read must not be left in silence. It can be
 * closed, but words that are nowhere to be read (`aloud`) stay.
 */
export function VoiceNotice({ tongue, aloud }: { tongue: Tongue; aloud: string }) {
  const t = useTexts('voice');
  const [closed, setClosed] = useState(() => sessionStorage.getItem(slot) === tongue);
  if (closed && aloud === '') return null;
  return (
    <aside
      className="mx-auto flex w-full max-w-2xl items-center gap-2 rounded-md border-2 border-warn bg-warn-soft py-1 pr-1 pl-4 text-sm text-warn"
      aria-label={t.forGrownUps}
    >
      <p className="grow py-1">
        {!closed && t.noVoice[tongue]}
        {aloud !== '' && (
          <>
            {' '}
            {t.readAloud}{' '}
            <q className="font-bold" lang={tongue}>
              {aloud}
            </q>
          </>
        )}
      </p>
      {!closed && (
        <button
          type="button"
          className="press min-h-11 shrink-0 rounded-full px-4 font-bold underline underline-offset-4"
          onClick={() => {
            sessionStorage.setItem(slot, tongue);
            setClosed(true);
          }}
        >
          {t.understood}
        </button>
      )}
    </aside>
  );
}
