/** What a file of Opus in Ogg (RFC 7845) holds, without being decoded. */
export interface OggOpus {
  channels: number;
  packets: Uint8Array[];
  /** Samples at the beginning that are decoded and not played, 48,000 a second. */
  preSkip: number;
  /** Samples that are played, 48,000 a second. */
  samples: number;
}

/** Opus counts in this rate, whatever was recorded (hertz). */
export const opusRate = 48_000;

const headOfPage = 27;
const ascii = new TextEncoder();

/** @returns undefined for what is no such file */
export function readOggOpus(file: Uint8Array): OggOpus | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const isAt = (at: number, word: string) => ascii.encode(word).every((sign, nth) => file[at + nth] === sign);
  const packets: Uint8Array[] = [];
  let begun: number[] = [];
  let granule = 0;
  for (let at = 0; at + headOfPage <= file.length && isAt(at, 'OggS');) {
    // -1: no packet ends on this page.
    const position = view.getBigInt64(at + 6, true);
    if (position >= 0n) granule = Number(position);
    const segments = file.subarray(at + headOfPage, at + headOfPage + (file[at + 26] ?? 0));
    at += headOfPage + segments.length;
    for (const size of segments) {
      begun.push(...file.subarray(at, at + size));
      at += size;
      // A packet goes on as long as its segments are full.
      if (size === 255) continue;
      packets.push(Uint8Array.from(begun));
      begun = [];
    }
  }
  const [head, , ...sound] = packets;
  if (!head || head.length < 19 || !ascii.encode('OpusHead').every((sign, nth) => head[nth] === sign)) return undefined;
  const preSkip = (head[10] ?? 0) + (head[11] ?? 0) * 256;
  return { channels: head[9] ?? 1, packets: sound, preSkip, samples: Math.max(0, granule - preSkip) };
}
