import { readFileSync } from 'node:fs';

import { decodedRate, decodeOpus } from '../../web/src/kit/play/decode-opus.ts';

/** How long a recording sounds (seconds) and how loud it is (RMS, dB below full scale; -120 is silence). */
export interface Measure {
  seconds: number;
  loudness: number;
}

/** Decodes it: what a browser would play, not what was put in. */
export async function measured(file: string): Promise<Measure> {
  const samples = await decodeOpus(readFileSync(file));
  const squares = samples.reduce((sum, sample) => sum + sample ** 2, 0);
  const loudness = squares === 0 ? -120 : 10 * Math.log10(squares / samples.length);
  return { seconds: round(samples.length / decodedRate, 2), loudness: round(Math.max(loudness, -120), 1) };
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));
