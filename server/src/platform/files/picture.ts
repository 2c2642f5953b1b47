import type { Sharp } from 'sharp';

import { filesLimits } from '@school/contract/files/limits';

import { Refusal } from '../refusal.ts';

const { pictureMegabytes, pictureMegapixels, pictureLongestSide, pictureSide, photoSide } = filesLimits;

/**
 * Makes an uploaded picture ours: a square WebP, drawn anew, so that nothing of the file is left (the place where
 * a child lives stands in a phone's EXIF). Refuses what is too large, and anything but JPEG, PNG, WebP, AVIF, GIF.
 */
export const readPicture = async (bytes: Uint8Array): Promise<Uint8Array> =>
  (await drawn(bytes, (picture) => picture.resize(pictureSide, pictureSide, { fit: 'cover' }))).bytes;

/** The same for a picture that is kept whole: not cut, and no longer than `photoSide`. */
export const readPhoto = (bytes: Uint8Array): Promise<Drawn> =>
  drawn(bytes, (picture) => picture.resize(photoSide, photoSide, { fit: 'inside', withoutEnlargement: true }));

export interface Drawn {
  bytes: Uint8Array;
  width: number;
  height: number;
}

async function drawn(bytes: Uint8Array, shape: (picture: Sharp) => Sharp): Promise<Drawn> {
  if (bytes.length > pictureMegabytes * 1024 * 1024) throw tooLarge();
  const kind = kindOf(bytes);
  if (!allowed.has(kind)) throw new Refusal('files.not_a_picture', { kind });
  // Loaded with the first picture: most starts of the school need none.
  const { default: sharp } = await import('sharp');
  const options = { limitInputPixels: pictureMegapixels * 1e6, failOn: 'error' } as const;
  try {
    const { width, height, format } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    if (width * height > pictureMegapixels * 1e6 || Math.max(width, height) > pictureLongestSide) throw tooLarge();
    if (!decoders.has(format)) throw new Refusal('files.not_a_picture', { kind });
    const upright = sharp(bytes, options).timeout({ seconds: 10 }).autoOrient();
    const { data, info } = await shape(upright).webp({ quality: 82 }).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (fault) {
    if (fault instanceof Refusal) throw fault;
    throw new Refusal('files.not_a_picture', { kind });
  }
}

const tooLarge = () => new Refusal('files.too_large', { megabytes: pictureMegabytes, megapixels: pictureMegapixels });

const allowed = new Set(['jpeg', 'png', 'webp', 'avif', 'gif']);
/** The decoder's own names; it would draw SVG too, which is a document that may point elsewhere. */
const decoders = new Set(['jpeg', 'png', 'webp', 'heif', 'avif', 'gif']);

/** By the first bytes, before any decoder sees the file; `heic` and `svg` are named so that the person can be told. */
export function kindOf(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 256)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (/^RIFF[^]{4}WEBP/.test(head)) return 'webp';
  const [, brand = ''] = /^[^]{4}ftyp(\w{4})/.exec(head) ?? [];
  if (/^avi[fs]$/.test(brand)) return 'avif';
  if (/^(hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(brand)) return 'heic';
  return /<svg|<\?xml/i.test(head) ? 'svg' : 'unknown';
}
