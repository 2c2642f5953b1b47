import { lazy, Suspense, useEffect } from 'react';

import { wakeVoice } from '#kit/play/speech.ts';
import { knownRecordings, useRecordingsFail, useRecordingsKnown, useVoiceState, type Utterance } from '#kit/play/voice-state.ts';

const VoiceNotice = lazy(() => import('./voice-notice.tsx').then((file) => ({ default: file.VoiceNotice })));

/** Words without their signs: «А» and А are read alike. */
const letters = (text: string): string =>
  text
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

interface VoiceWatchProps {
  /** What the voice would say here. */
  said: readonly Utterance[];
  /** What is written here anyway; the rest a grown-up has to know to read it aloud. */
  written: string;
}

/** Wakes the voice once the page stands. Where something said here is neither recorded nor within what the device can say, a grown-up is told. */
export function VoiceWatch({ said, written }: VoiceWatchProps) {
  const states = { ru: useVoiceState('ru'), en: useVoiceState('en') };
  useEffect(() => void wakeVoice(), []);
  const known = useRecordingsKnown();
  const fail = useRecordingsFail();
  const voiceless = said.filter(({ lang }) => states[lang] === 'missing');
  const asks = voiceless.length > 0;
  useEffect(() => {
    if (asks) void knownRecordings();
  }, [asks]);
  // A recording needs no voice: only what was never recorded stays unheard.
  const unheard = known ? voiceless.filter((utterance) => fail || known.filesOf(utterance) === null) : [];
  const [first] = unheard;
  if (!first) return null;
  const hidden = unheard.map(({ text }) => text).filter((text) => !letters(written).includes(letters(text)));
  return (
    <Suspense>
      <VoiceNotice tongue={first.lang} aloud={hidden.join('. ')} />
    </Suspense>
  );
}
