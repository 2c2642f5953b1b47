import { filesLimits } from '@school/contract/files/limits';

import { Refusal } from '../refusal.ts';
import { readMp4 } from './mp4.ts';
import { kindOf } from './picture.ts';
import type { VideoFound } from './video-found.ts';
import { readWebm } from './webm.ts';

/** Endings under which videos are kept; `webmv` is WebM with pictures, for `webm` alone is a voice. */
export type VideoEnding = 'mp4' | 'webmv';

/**
 * What an uploaded video is, by its bytes and not by what it says of itself: H.264 in MP4 (a phone's MOV is one), VP8 or VP9 in WebM, no longer
 * than may be. What a phone writes beside the pictures (where it was, whose it is) is blanked.
 */
export function readVideo(bytes: Uint8Array, seconds: number): { ending: VideoEnding; bytes: Uint8Array } {
  const megabytes = filesLimits.videoMegabytes;
  if (bytes.length > megabytes * 1024 * 1024) throw new Refusal('files.too_large', { megabytes });
  const own = Buffer.from(bytes);
  const isMp4 = own.subarray(4, 8).toString('latin1') === 'ftyp';
  const isWebm = own.subarray(0, 4).toString('latin1') === '\x1aE\xdf\xa3';
  let found: VideoFound | undefined;
  try {
    found = isMp4 ? readMp4(own) : isWebm ? readWebm(own) : undefined;
  } catch (fault) {
    // A file that ends in the middle of itself.
    if (!(fault instanceof RangeError)) throw fault;
  }
  if (!found || found.seconds <= 0) throw new Refusal('files.not_a_video', { kind: kindOf(own) });
  if (!found.isShownEverywhere) throw new Refusal('files.not_a_video', { kind: 'codec' });
  // Half a second more is how a recording of a minute ends.
  if (found.seconds > seconds + 0.5) throw new Refusal('files.video_too_long', { seconds });
  return { ending: isMp4 ? 'mp4' : 'webmv', bytes: own };
}
