/** Videos as small as they can be, for tests: heads without pictures behind them. */

const box = (type: string, ...inside: Uint8Array[]): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + inside.reduce((sum, { length }) => sum + length, 0));
  return Buffer.concat([size, Buffer.from(type, 'latin1'), ...inside]);
};
const words = (...numbers: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * numbers.length);
  numbers.forEach((number, at) => bytes.writeUInt32BE(number, 4 * at));
  return bytes;
};
const scale = 1000;

interface Mp4Wanted {
  seconds: number;
  codec?: string;
  handler?: 'vide' | 'soun';
  /** Written while it went on: how long it is stands in its pieces alone. */
  inPieces?: boolean;
  /** What a phone writes beside the pictures. */
  note?: string;
}

export function anMp4({ seconds, codec = 'avc1', handler = 'vide', inPieces = false, note }: Mp4Wanted): Buffer {
  const length = inPieces ? 0 : seconds * scale;
  const track = box(
    'trak',
    box('tkhd', words(0, 0, 0, 1, 0, length), Buffer.alloc(60)),
    box(
      'mdia',
      box('mdhd', words(0, 0, 0, scale, length, 0)),
      box('hdlr', words(0, 0), Buffer.from(handler, 'latin1'), Buffer.alloc(13)),
      box('minf', box('stbl', box('stsd', words(0, 1), box(codec, Buffer.alloc(78))))),
    ),
  );
  const notes = note === undefined ? [] : [box('udta', box('\xa9xyz', Buffer.from(note, 'latin1')))];
  const later = inPieces ? [box('mvex', box('trex', words(0, 1, 1, scale, 0, 0)))] : [];
  const piece = box('moof', box('traf', box('tfhd', words(0, 1)), box('trun', words(0, 1))));
  return Buffer.concat([
    box('ftyp', Buffer.from('isom', 'latin1'), words(0), Buffer.from('isom', 'latin1')),
    box('moov', box('mvhd', words(0, 0, 0, scale, length), Buffer.alloc(80)), track, ...later, ...notes),
    ...(inPieces ? Array.from({ length: seconds }, () => piece) : [box('mdat', Buffer.alloc(16))]),
  ]);
}

const element = (id: number[], inside: Uint8Array): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x10_00_00_00 + inside.length);
  return Buffer.concat([Buffer.from(id), size, inside]);
};
/** Its length was not known when it was begun, as browsers write a recording. */
const open = (id: number[], inside: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(id), Buffer.from([0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]), inside]);

export function aWebm({ seconds, codec = 'V_VP9' }: { seconds: number; codec?: string }): Buffer {
  const clusters = Array.from({ length: seconds }, (_, at) =>
    open(
      [0x1f, 0x43, 0xb6, 0x75],
      Buffer.concat([element([0xe7], words(at * 1000)), element([0xa3], Buffer.from([0x81, 0x03, 0xe8, 0x80, 0, 0]))]),
    ),
  );
  return Buffer.concat([
    element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], Buffer.from('webm'))),
    open(
      [0x18, 0x53, 0x80, 0x67],
      Buffer.concat([
        element([0x15, 0x49, 0xa9, 0x66], element([0x2a, 0xd7, 0xb1], Buffer.from([0x0f, 0x42, 0x40]))),
        element([0x16, 0x54, 0xae, 0x6b], element([0xae], element([0x86], Buffer.from(codec)))),
        ...clusters,
      ]),
    ),
  ]);
}
