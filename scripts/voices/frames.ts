import { opusRate, readOggOpus } from '../../web/src/kit/play/ogg-opus.ts';

/** What a recording tells of itself without being decoded: how long it lasts, and in how much of it somebody speaks. */
export interface Frames {
  seconds: number;
  /** The share of its time in which the encoder heard a voice. */
  sounding: number;
  channels: number;
}

/** How long one frame of Opus lasts (milliseconds), by the first five bits of a packet (RFC 6716, 3.1). */
const frameMs = (config: number): number => {
  if (config < 12) return [10, 20, 40, 60][config % 4] ?? 0;
  return config < 16 ? ([10, 20][config % 2] ?? 0) : ([2.5, 5, 10, 20][config % 4] ?? 0);
};

/** @returns undefined for what is no Opus in Ogg */
export function framesOf(file: Uint8Array): Frames | undefined {
  const opus = readOggOpus(file);
  if (!opus) return undefined;
  const heard = opus.packets.map(shareHeard);
  return {
    seconds: opus.samples / opusRate,
    sounding: heard.length === 0 ? 0 : heard.reduce((sum, share) => sum + share, 0) / heard.length,
    channels: opus.channels,
  };
}

/**
 * Of one packet. Its speech layer is coded 20 ms at a time, and the first bits say of each whether there is a voice in it (RFC 6716, 4.2.3).
 * A packet without that layer is coded for music: our encoder makes one where a sound is no voice, so it counts as none.
 */
function shareHeard([head = 0, first = 0]: Uint8Array): number {
  const config = head >> 3;
  if (config >= 16) return 0;
  const parts = Math.max(1, frameMs(config) / 20);
  let heard = 0;
  for (let part = 0; part < parts; part++) heard += (first >> (7 - part)) & 1;
  return heard / parts;
}
