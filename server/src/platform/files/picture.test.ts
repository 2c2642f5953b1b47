import sharp from 'sharp';
import { expect, test } from 'vitest';

import { readPicture } from './picture.ts';

const drawn = (width = 900, height = 600) => sharp({ create: { width, height, channels: 3, background: '#ff7700' } });
const refusalOf = (bytes: Uint8Array) =>
  readPicture(bytes).then(
    () => undefined,
    (fault: unknown) => fault,
  );

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('%s becomes a square WebP of 512 pixels', async (format) => {
  const kept = await readPicture(await drawn().toFormat(format).toBuffer());
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
});

test('the place where a photo was taken, and everything else about it, is gone', async () => {
  const photo = await drawn()
    .withExif({ IFD0: { Copyright: 'Anna' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 54/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const { exif, xmp, iptc, icc } = await sharp(await readPicture(photo)).metadata();
  expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
});

test('a photo taken sideways is kept upright', async () => {
  const right = await sharp({ create: { width: 300, height: 600, channels: 3, background: 'blue' } })
    .png()
    .toBuffer();
  const sideways = await drawn(600, 600)
    .composite([{ input: right, left: 300, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { data, info } = await sharp(await readPicture(sideways))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)];
  expect(at(256, 480)[2]).toBeGreaterThan(200);
  expect(at(480, 30)[0]).toBeGreaterThan(200);
});

test.each([
  ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>')],
  ['heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1')],
  ['unknown', Buffer.from('GIF8 not really')],
  ['jpeg', Buffer.from('\xff\xd8\xff\xe0 cut off', 'latin1')],
])('%s that is no picture to us is refused by its name', async (kind, bytes) => {
  expect(await refusalOf(bytes)).toMatchObject({ code: 'files.not_a_picture', facts: { kind } });
});

test('more than 5 MB, or more than 40 megapixels however small the file, is too large', async () => {
  const heavy = Buffer.concat([await drawn(9, 9).jpeg().toBuffer(), Buffer.alloc(5 * 1024 * 1024)]);
  expect(await refusalOf(heavy)).toMatchObject({ code: 'files.too_large', facts: { megabytes: 5 } });
  const bomb = await drawn(6400, 6300).png().toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  expect(await refusalOf(bomb)).toMatchObject({ code: 'files.too_large', facts: { megapixels: 40 } });
});
