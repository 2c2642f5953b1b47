import { filesLimits } from '@school/contract/files/limits';

import { Refusal } from '../refusal.ts';

/** Endings under which sounds are kept. */
export type SoundEnding = 'webm' | 'ogg' | 'm4a';

/**
 * What an uploaded recording is, by its first bytes and not by what it says of itself: sound alone, as browsers record
 * it. Refuses what is too large, and anything else, pictures that move among it.
 */
export function readSound(bytes: Uint8Array): SoundEnding {
  if (bytes.length > filesLimits.soundMegabytes * 1024 * 1024)
    throw new Refusal('files.too_large', { megabytes: filesLimits.soundMegabytes });
  // Browsers write what tracks there are into the beginning.
  const head = Buffer.from(bytes.subarray(0, 4096)).toString('latin1');
  if (head.startsWith('\x1aE\xdf\xa3') && head.includes('webm') && /A_(OPUS|VORBIS)/.test(head) && !/V_(VP[89]|AV1|MPEG)/.test(head))
    return 'webm';
  if (head.startsWith('OggS') && (head.includes('OpusHead') || head.includes('\x01vorbis'))) return 'ogg';
  if (/^[^]{4}ftyp/.test(head) && !Buffer.from(bytes).includes('vmhd')) return 'm4a';
  throw new Refusal('files.not_a_sound');
}
