import { useEffect } from 'react';

import { hush, say } from '#kit/play/speech.ts';
import type { Band } from '#widgets/player/band.ts';

import { useTongue } from '../use-kid.ts';

/** Who does not read yet hears it once, as it becomes true; everybody else reads it. */
export function useSpoken(band: Band, text: string | undefined): void {
  const tongue = useTongue();
  useEffect(() => {
    if (band !== 'pre' || text === undefined) return undefined;
    say([{ text, lang: tongue }], { slow: true });
    return hush;
  }, [band, text, tongue]);
}
