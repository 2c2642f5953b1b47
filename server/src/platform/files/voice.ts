import { Refusal } from '../refusal.ts';
import { secondsOfMp4 } from './mp4.ts';
import { readSound, type SoundEnding } from './sound.ts';
import { secondsOfWebm } from './webm.ts';

/** Half a second more is how a recording ends that was stopped at its last second. */
const grace = 0.5;

/** How long a recording goes, by what its container says. */
const secondsBy: Readonly<Record<SoundEnding, (bytes: Buffer) => number>> = {
  webm: secondsOfWebm,
  m4a: secondsOfMp4,
  ogg: secondsOfOgg,
};

/** What a recorded voice is and how long it goes, by its bytes alone. Refuses what is longer than may be, or does not say. */
export function readVoice(bytes: Uint8Array, most: number): { ending: SoundEnding; seconds: number } {
  const ending = readSound(bytes);
  let seconds = 0;
  try {
    seconds = secondsBy[ending](Buffer.from(bytes));
  } catch (fault) {
    // A file that ends in the middle of itself.
    if (!(fault instanceof RangeError)) throw fault;
  }
  if (!(seconds > 0)) throw new Refusal('files.not_a_sound');
  if (seconds > most + grace) throw new Refusal('files.sound_too_long', { seconds: most });
  return { ending, seconds };
}

/** Opus counts 48,000 samples a second whatever it was recorded at; Vorbis names its rate in its head. */
const opusRate = 48_000;

/** The last page of an Ogg file says how many samples there have been. */
function secondsOfOgg(bytes: Buffer): number {
  const last = bytes.lastIndexOf('OggS');
  const vorbis = bytes.subarray(0, 4096).indexOf('\x01vorbis', 'latin1');
  const rate = vorbis === -1 ? opusRate : bytes.readUInt32LE(vorbis + 12);
  return Number(bytes.readBigInt64LE(last + 6)) / rate;
}
