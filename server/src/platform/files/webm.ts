import type { VideoFound } from './video-found.ts';

/** Elements of EBML by their ids, as a browser writes a recording. */
const ids = {
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  codec: 0x86,
  cluster: 0x1f43b675,
  time: 0xe7,
  group: 0xa0,
  block: 0xa1,
  simple: 0xa3,
} as const;
/** What holds others: it is walked into, also where a recorder did not know yet how long it would be. */
const holders = new Set<number>([ids.segment, ids.info, ids.tracks, ids.track, ids.cluster, ids.group]);
const elementsMost = 500_000;

/** A number of one to eight bytes: its length stands in the zeros it begins with. */
function readNumber(bytes: Buffer, at: number, keepsMark: boolean): { value: number; length: number; isUnknown: boolean } {
  const first = bytes.readUInt8(at);
  const length = Math.clz32(first) - 23;
  if (length > 8) throw new RangeError('not a number');
  if (at + length > bytes.length) throw new RangeError('past the end');
  let value = keepsMark ? first : first & (0xff >> length);
  let isUnknown = (first & (0xff >> length)) === 0xff >> length;
  for (let more = 1; more < length; more++) {
    const next = bytes.readUInt8(at + more);
    isUnknown &&= next === 0xff;
    value = value * 256 + next;
  }
  return { value, length, isUnknown };
}

/** How the tracks of a WebM are packed and how long it goes: from its head or, where that does not say, from its last block. */
function walk(bytes: Buffer): { codecs: string[]; seconds: number } {
  let [scale, duration, cluster, last] = [1_000_000, 0, 0, 0];
  const codecs: string[] = [];
  let at = 0;
  for (let count = 0; at < bytes.length; count++) {
    if (count > elementsMost) throw new RangeError('too many elements');
    const id = readNumber(bytes, at, true);
    const size = readNumber(bytes, at + id.length, false);
    const from = at + id.length + size.length;
    if (holders.has(id.value)) {
      at = from;
      continue;
    }
    if (size.isUnknown) throw new RangeError('an element without an end');
    const to = from + size.value;
    if (to > bytes.length) {
      // A recording may be cut off in its last picture.
      if (id.value === ids.simple || id.value === ids.block) break;
      throw new RangeError('past the end');
    }
    if (id.value === ids.scale) scale = bytes.readUIntBE(from, Math.min(size.value, 6));
    if (id.value === ids.duration) duration = size.value === 4 ? bytes.readFloatBE(from) : bytes.readDoubleBE(from);
    if (id.value === ids.codec) codecs.push(bytes.toString('latin1', from, to));
    if (id.value === ids.time) cluster = size.value === 0 ? 0 : bytes.readUIntBE(from, Math.min(size.value, 6));
    if (id.value === ids.simple || id.value === ids.block) {
      const track = readNumber(bytes, from, false);
      last = Math.max(last, cluster + bytes.readInt16BE(from + track.length));
    }
    at = to;
  }
  return { codecs, seconds: (Math.max(duration, last) * scale) / 1e9 };
}

/** Reads a WebM that has pictures: how they are packed, and how long it goes. */
export function readWebm(bytes: Buffer): VideoFound | undefined {
  const { codecs, seconds } = walk(bytes);
  const pictures = codecs.filter((codec) => codec.startsWith('V_'));
  if (pictures.length === 0) return undefined;
  return { isShownEverywhere: pictures.every((codec) => codec === 'V_VP8' || codec === 'V_VP9'), seconds };
}

/** How long a recording of sound goes. */
export const secondsOfWebm = (bytes: Buffer): number => walk(bytes).seconds;
