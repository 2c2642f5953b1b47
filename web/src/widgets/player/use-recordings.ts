import { useLayoutEffect } from 'react';

import { hearsAll, knownRecordings, recordingsFrom } from '#kit/play/voice-state.ts';
import type { Band } from './band.ts';

recordingsFrom(() => import('./recorded.ts').then((it) => it.recorded));

/**
 * Here recordings sound: of everything that was recorded, whoever listens, since a device may have no voice of the language at
 * all. Those who cannot read yet are told by ear what others read.
 */
export function useRecordings(band: Band): void {
  // Before the effects that say something.
  useLayoutEffect(() => {
    hearsAll.set(band === 'pre');
    if (band === 'pre') void knownRecordings();
  }, [band]);
}
