import { voicePieces } from '@school/contract/playbooks/voice';
import { useLayoutEffect } from 'react';

import { recordings } from '#kit/play/voice-state.ts';
import type { Band } from './band.ts';
import { voiceAddress } from './voice-address.ts';

const recorded = { filesOf: ({ text, lang }: { text: string; lang: 'ru' | 'en' }) => voicePieces(text, lang).map(voiceAddress) };

/** Those who cannot read hear recordings, on every device alike; for the others the device's own voice reads. */
export function useRecordings(band: Band): void {
  // Before the effects that say something.
  useLayoutEffect(() => {
    recordings.set(band === 'pre' ? recorded : null);
  }, [band]);
}
