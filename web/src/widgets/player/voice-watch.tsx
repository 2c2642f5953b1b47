import { lazy, Suspense, useEffect } from 'react';

import { wakeVoice } from '#kit/play/speech.ts';
import { type Tongue, useVoiceState } from '#kit/play/voice-state.ts';

const VoiceNotice = lazy(() => import('./voice-notice.tsx').then((file) => ({ default: file.VoiceNotice })));

/** Wakes the voice once the page stands, and tells a grown-up where the device has none for this language. */
export function VoiceWatch({ tongue }: { tongue: Tongue }) {
  const state = useVoiceState(tongue);
  useEffect(() => void wakeVoice(), []);
  return state === 'missing' ? (
    <Suspense>
      <VoiceNotice tongue={tongue} />
    </Suspense>
  ) : null;
}
