/** Files of Opus in Ogg for tests, made by hand: no encoder is at hand there. */

const text = (words: string) => [...new TextEncoder().encode(words)];
/** 312 samples at the beginning are not played. */
const head = [...text('OpusHead'), 1, 1, 56, 1, ...Array.from({ length: 7 }, () => 0)];

/** One page: where its last packet ends (samples; -1: none does), how its body is cut, and the body. */
export function page(granule: bigint, segments: readonly number[], body: Iterable<number>): Uint8Array {
  const bytes = Uint8Array.from([...text('OggS'), ...Array.from({ length: 23 }, () => 0), ...segments, ...body]);
  new DataView(bytes.buffer).setBigInt64(6, granule, true);
  bytes[26] = segments.length;
  return bytes;
}

/** A file of these pages of sound. */
export const oggOf = (...pages: readonly Uint8Array[]): Buffer =>
  Buffer.concat([page(0n, [head.length], head), page(0n, [8], text('OpusTags')), ...pages]);
