/** What an MP3 file tells of itself without being decoded: its frames say how long they last and whether anything sounds in them. */
export interface Frames {
  seconds: number;
  /** The share of its frames that carry sound. */
  sounding: number;
  /** The gain of the loudest frame, in steps of 1.5 dB: noise that nobody hears has a low one. */
  gain: number;
}

/** Layer III, thousands of bits a second. */
const rates = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const frequencies = [44_100, 48_000, 32_000];

export function framesOf(file: Buffer): Frames {
  let at = file.toString('latin1', 0, 3) === 'ID3' ? 10 + sizeOfTag(file) : 0;
  let seconds = 0;
  let frames = 0;
  let sounding = 0;
  let gain = 0;
  while (at + 24 <= file.length) {
    const [first = 0, second = 0, third = 0, fourth = 0] = file.subarray(at, at + 4);
    if (first !== 0xff || (second & 0xe6) !== 0xe2) {
      at++;
      continue;
    }
    // 3: MPEG 1, 2: MPEG 2, 0: MPEG 2.5
    const version = (second >> 3) & 3;
    const kind = version === 3 ? 1 : 2;
    const rate = (rates[kind][third >> 4] ?? 0) * 1000;
    const frequency = (frequencies[(third >> 2) & 3] ?? 0) / (version === 3 ? 1 : version === 2 ? 2 : 4);
    if (rate === 0 || frequency === 0) {
      at++;
      continue;
    }
    const mono = fourth >> 6 === 3;
    const side = at + 4 + (second & 1 ? 0 : 2);
    // Bits before the first granule: where its data begin, private ones, and what MPEG 1 shares between two granules.
    const before = kind === 1 ? (mono ? 18 : 20) : mono ? 9 : 10;
    // The first frame may be the head that encoders write: it is as empty as silence.
    const isHead = frames === 0 && /Xing|Info/.test(file.toString('latin1', at, at + 48));
    if (!isHead) {
      frames++;
      if (bits(file, side, before, 12) > 0 && bits(file, side, before + 12, 9) > 0) {
        sounding++;
        gain = Math.max(gain, bits(file, side, before + 21, 8));
      }
      seconds += (kind === 1 ? 1152 : 576) / frequency;
    }
    at += Math.floor(((kind === 1 ? 144 : 72) * rate) / frequency) + ((third >> 1) & 1);
  }
  return { seconds, sounding: frames === 0 ? 0 : sounding / frames, gain };
}

const sizeOfTag = (file: Buffer): number => [6, 7, 8, 9].reduce((size, at) => size * 128 + (file[at] ?? 0), 0);

function bits(file: Buffer, start: number, from: number, count: number): number {
  let value = 0;
  for (let bit = from; bit < from + count; bit++) value = value * 2 + (((file[start + (bit >> 3)] ?? 0) >> (7 - (bit & 7))) & 1);
  return value;
}
