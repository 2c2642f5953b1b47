import { filesLimits } from '@school/contract/files/limits';
import { settingLimits } from '@school/contract/school/limits';

import { kindOf } from '#platform/files/picture';
import { Refusal } from '#platform/refusal';

const { leastSide, side } = settingLimits.logo;

/** What a drawing may point at, run or bring along: nothing of it is needed to draw. */
const beyondDrawing: ReadonlyArray<readonly [what: string, sign: RegExp]> = [
  ['entity', /<!ENTITY/i],
  ['script', /<script|\son[a-z]+\s*=|javascript:/i],
  ['foreignObject', /<(?:foreignObject|iframe|object|embed)/i],
  ['image', /<image/i],
  ['href', /href\s*=\s*["']?\s*(?!["'#\s])/i],
  ['url', /url\(\s*["']?\s*(?!["'#\s])|@import/i],
];

/**
 * A logo as pixels, in a square, with nothing of the file left (docs/decisions/0260): a drawing is refused when it holds more than a drawing,
 * and drawn; a picture must be large enough for every place where it stands.
 */
export async function drawLogo(bytes: Uint8Array): Promise<Uint8Array> {
  const tooLarge = () =>
    new Refusal('files.too_large', { megabytes: filesLimits.pictureMegabytes, megapixels: filesLimits.pictureMegapixels });
  if (bytes.length > filesLimits.pictureMegabytes * 1024 * 1024) throw tooLarge();
  const kind = kindOf(bytes);
  if (kind !== 'svg' && kind !== 'png' && kind !== 'webp') throw new Refusal('files.not_a_picture', { kind });
  if (kind === 'svg') insistOnDrawing(Buffer.from(bytes).toString('utf8'));
  const { default: sharp } = await import('sharp');
  const options = { limitInputPixels: filesLimits.pictureMegapixels * 1e6, failOn: 'error' } as const;
  const read = async () => {
    const known = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    if (known.width * known.height > filesLimits.pictureMegapixels * 1e6) throw tooLarge();
    if (kind !== 'svg' && Math.min(known.width, known.height) < leastSide)
      throw new Refusal('school.logo_small', { width: known.width, height: known.height, least: leastSide });
    // A drawing has no size of its own: it is drawn as dense as its place wants it.
    const density = Math.min(2400, Math.max(1, (72 * side) / Math.max(known.width, known.height, 1)));
    const drawing = kind === 'svg' ? sharp(bytes, { ...options, density }) : sharp(bytes, options);
    return drawing
      .timeout({ seconds: 10 })
      .autoOrient()
      .resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png({ compressionLevel: 9 })
      .toBuffer();
  };
  return read().catch((fault: unknown) => {
    throw fault instanceof Refusal ? fault : new Refusal('files.not_a_picture', { kind });
  });
}

function insistOnDrawing(text: string): void {
  const found = beyondDrawing.find(([, sign]) => sign.test(text));
  if (found) throw new Refusal('school.logo_unclean', { what: found[0] });
}
