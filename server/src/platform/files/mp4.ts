import type { VideoFound } from './video-found.ts';

/** A box: what it holds lies between `from` and `to`. */
interface Box {
  type: string;
  /** Where its name stands. */
  named: number;
  from: number;
  to: number;
}

const boxesMost = 20_000;

function* boxesIn(bytes: Buffer, from: number, to: number): Generator<Box> {
  let at = from;
  for (let count = 0; at + 8 <= to; count++) {
    if (count > boxesMost) throw new RangeError('too many boxes');
    const type = bytes.toString('latin1', at + 4, at + 8);
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1;
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short;
    const head = isLong ? 16 : 8;
    if (size < head || at + size > to) throw new RangeError('a box past its end');
    yield { type, named: at + 4, from: at + head, to: at + size };
    at += size;
  }
}

function within(bytes: Buffer, { from, to }: Pick<Box, 'from' | 'to'>, type: string): Box | undefined {
  for (const box of boxesIn(bytes, from, to)) if (box.type === type) return box;
  return undefined;
}

const down = (bytes: Buffer, box: Box | undefined, ...path: string[]): Box | undefined =>
  path.reduce<Box | undefined>((at, type) => at && within(bytes, at, type), box);

/** Time scale and duration of a head (`mvhd`, `mdhd`), in both of its versions. */
function timesOf(bytes: Buffer, { from }: Box): { scale: number; duration: number } {
  const isLong = bytes.readUInt8(from) === 1;
  const scale = bytes.readUInt32BE(from + (isLong ? 20 : 12));
  const duration = isLong ? Number(bytes.readBigUInt64BE(from + 24)) : bytes.readUInt32BE(from + 16);
  return { scale: scale || 1, duration };
}

interface Track {
  id: number;
  isVideo: boolean;
  codec: string;
  scale: number;
  seconds: number;
}

function trackOf(bytes: Buffer, trak: Box): Track | undefined {
  const head = within(bytes, trak, 'tkhd');
  const media = within(bytes, trak, 'mdia');
  const times = down(bytes, media, 'mdhd');
  const handler = down(bytes, media, 'hdlr');
  const sample = down(bytes, media, 'minf', 'stbl', 'stsd');
  if (!head || !times || !handler || !sample) return undefined;
  const { scale, duration } = timesOf(bytes, times);
  return {
    id: bytes.readUInt32BE(head.from + (bytes.readUInt8(head.from) === 1 ? 20 : 12)),
    isVideo: bytes.toString('latin1', handler.from + 8, handler.from + 12) === 'vide',
    codec: bytes.toString('latin1', sample.from + 12, sample.from + 16),
    scale,
    seconds: duration / scale,
  };
}

/** How long the pieces of a recording are that was written while it went on (`moof`): their sum by track. */
function secondsInPieces(bytes: Buffer, moov: Box, tracks: readonly Track[]): Map<number, number> {
  const usual = new Map<number, number>();
  const later = within(bytes, moov, 'mvex');
  if (later)
    for (const { type, from } of boxesIn(bytes, later.from, later.to))
      if (type === 'trex') usual.set(bytes.readUInt32BE(from + 4), bytes.readUInt32BE(from + 12));
  const sums = new Map<number, number>();
  for (const moof of boxesIn(bytes, 0, bytes.length)) {
    if (moof.type !== 'moof') continue;
    for (const traf of boxesIn(bytes, moof.from, moof.to)) {
      if (traf.type !== 'traf') continue;
      const head = within(bytes, traf, 'tfhd');
      if (!head) continue;
      const id = bytes.readUInt32BE(head.from + 4);
      const scale = tracks.find((track) => track.id === id)?.scale;
      if (scale === undefined) continue;
      const each = ownDuration(bytes, head) ?? usual.get(id) ?? 0;
      for (const run of boxesIn(bytes, traf.from, traf.to))
        if (run.type === 'trun') sums.set(id, (sums.get(id) ?? 0) + runDuration(bytes, run, each) / scale);
    }
  }
  return sums;
}

function ownDuration(bytes: Buffer, { from }: Box): number | undefined {
  const flags = bytes.readUIntBE(from + 1, 3);
  if ((flags & 0x08) === 0) return undefined;
  return bytes.readUInt32BE(from + 8 + (flags & 0x01 ? 8 : 0) + (flags & 0x02 ? 4 : 0));
}

function runDuration(bytes: Buffer, { from, to }: Box, each: number): number {
  const flags = bytes.readUIntBE(from + 1, 3);
  const count = bytes.readUInt32BE(from + 4);
  if ((flags & 0x1_00) === 0) return count * each;
  const start = from + 8 + (flags & 0x01 ? 4 : 0) + (flags & 0x04 ? 4 : 0);
  const size = 4 * [0x1_00, 0x2_00, 0x4_00, 0x8_00].filter((flag) => flags & flag).length;
  if (start + count * size > to) throw new RangeError('a run past its end');
  let sum = 0;
  for (let at = 0; at < count; at++) sum += bytes.readUInt32BE(start + at * size);
  return sum;
}

/** Where it was taken, whose it is, what the phone is called: kept as room that nobody reads. */
function blankNotes(bytes: Buffer, { from, to }: Pick<Box, 'from' | 'to'>): void {
  for (const box of boxesIn(bytes, from, to)) {
    if (box.type === 'trak') blankNotes(bytes, box);
    if (box.type !== 'udta' && box.type !== 'meta') continue;
    bytes.fill(0, box.from, box.to);
    bytes.write('free', box.named, 'latin1');
  }
}

const tracksOf = (bytes: Buffer, moov: Box): Track[] =>
  [...boxesIn(bytes, moov.from, moov.to)].flatMap((box) => (box.type === 'trak' ? (trackOf(bytes, box) ?? []) : []));

function longestOf(bytes: Buffer, moov: Box, tracks: readonly Track[]): number {
  const pieces = secondsInPieces(bytes, moov, tracks);
  return Math.max(0, ...tracks.map(({ id, seconds }) => seconds + (pieces.get(id) ?? 0)));
}

/** How long a recording of sound goes; 0 where it has no head. */
export function secondsOfMp4(bytes: Buffer): number {
  const moov = within(bytes, { from: 0, to: bytes.length }, 'moov');
  return moov ? longestOf(bytes, moov, tracksOf(bytes, moov)) : 0;
}

/** Reads an MP4 or a MOV, and blanks its notes in place. Undefined where it has no pictures that move. */
export function readMp4(bytes: Buffer): VideoFound | undefined {
  const moov = within(bytes, { from: 0, to: bytes.length }, 'moov');
  if (!moov) return undefined;
  const tracks = tracksOf(bytes, moov);
  const pictures = tracks.filter(({ isVideo }) => isVideo);
  if (pictures.length === 0) return undefined;
  const seconds = longestOf(bytes, moov, tracks);
  blankNotes(bytes, moov);
  return { isShownEverywhere: pictures.every(({ codec }) => codec === 'avc1' || codec === 'avc3'), seconds };
}
