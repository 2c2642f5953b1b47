import { OpusDecoder } from 'opus-decoder';

import { opusRate, readOggOpus } from './ogg-opus.ts';

/** Samples a second that are decoded: speech has nothing above half of it. */
export const decodedRate = 24_000;

/**
 * Decodes an Ogg file of Opus with one or two channels; of two the first is heard.
 * @returns samples from -1 to 1, `decodedRate` a second
 * @throws Error for what is no such file, or is damaged
 */
export async function decodeOpus(file: Uint8Array): Promise<Float32Array> {
  const opus = readOggOpus(file);
  if (!opus) throw new Error('This is no Opus in Ogg');
  const decoder = new OpusDecoder({ channels: opus.channels, sampleRate: decodedRate });
  await decoder.ready;
  try {
    const { channelData, errors } = decoder.decodeFrames(opus.packets);
    if (errors.length > 0) throw new Error(errors[0]?.message);
    const from = (opus.preSkip * decodedRate) / opusRate;
    return (channelData[0] ?? new Float32Array()).slice(from, from + (opus.samples * decodedRate) / opusRate);
  } finally {
    decoder.free();
  }
}

/** A WAV file (mono, 16 bits) of samples from -1 to 1. */
export function waveOf(samples: Float32Array): ArrayBuffer {
  const head = 44;
  const view = new DataView(new ArrayBuffer(head + samples.length * 2));
  const write = (at: number, word: string) => new Uint8Array(view.buffer).set(new TextEncoder().encode(word), at);
  write(0, 'RIFF');
  view.setUint32(4, view.byteLength - 8, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, decodedRate, true);
  view.setUint32(28, decodedRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  for (const [at, sample] of samples.entries()) view.setInt16(head + at * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true);
  return view.buffer;
}
