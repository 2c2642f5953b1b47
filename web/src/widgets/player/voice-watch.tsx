import { lazy, Suspense, useEffect } from 'react';

import { wakeVoice } from '#kit/play/speech.ts';
import { recordings, recordingsFail, type Tongue, useVoiceState, type Utterance } from '#kit/play/voice-state.ts';

const VoiceNotice = lazy(() => import('./voice-notice.tsx').then((file) => ({ default: file.VoiceNotice })));

/** Words without their signs: «А» and А are read alike. */
const letters = (text: string): string =>
  text
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

interface VoiceWatchProps {
  tongue: Tongue;
  /** What the voice would say here. */
  said: readonly Utterance[];
  /** What is written here anyway; the rest a grown-up has to know to read it aloud. */
  written: string;
}

/** Wakes the voice once the page stands. Where the device has none for what is said, a grown-up is told what to read. */
export function VoiceWatch({ tongue, said, written }: VoiceWatchProps) {
  const states = { ru: useVoiceState('ru'), en: useVoiceState('en') };
  useEffect(() => void wakeVoice(), []);
  const areRecorded = recordings.use() !== null;
  const fail = recordingsFail.use();
  if (areRecorded && !fail) return null;
  const unheard = said.filter(({ lang }) => states[lang] === 'missing');
  const [first] = unheard;
  if (!first && states[tongue] !== 'missing') return null;
  const hidden = unheard.map(({ text }) => text).filter((text) => !letters(written).includes(letters(text)));
  return (
    <Suspense>
      <VoiceNotice tongue={first?.lang ?? tongue} aloud={hidden.join('. ')} />
    </Suspense>
  );
}
