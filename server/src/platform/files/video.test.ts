import { expect, test } from 'vitest';

import { readVideo } from './video.ts';
import { anMp4, aWebm } from './video-testing.ts';

const refusalOf = (bytes: Uint8Array): unknown => {
  try {
    return readVideo(bytes, 60).ending;
  } catch (fault) {
    return fault;
  }
};

test.each([
  ['an MP4', anMp4({ seconds: 60 }), 'mp4'],
  ['an MP4 written while it went on', anMp4({ seconds: 60, inPieces: true }), 'mp4'],
  ['a WebM of a browser, which does not say how long it is', aWebm({ seconds: 60 }), 'webmv'],
])('%s of a minute is taken', (_, bytes, ending) => {
  expect(refusalOf(bytes)).toBe(ending);
});

test.each([
  ['an MP4', anMp4({ seconds: 61 })],
  ['an MP4 written while it went on', anMp4({ seconds: 61, inPieces: true })],
  ['a WebM', aWebm({ seconds: 61 })],
])('%s of a second more is too long', (_, bytes) => {
  expect(refusalOf(bytes)).toMatchObject({ code: 'files.video_too_long', facts: { seconds: 60 } });
});

test.each([
  ['a voice', anMp4({ seconds: 5, handler: 'soun', codec: 'mp4a' }), 'unknown'],
  ['pictures that not every browser shows', anMp4({ seconds: 5, codec: 'hvc1' }), 'codec'],
  ['the same in WebM', aWebm({ seconds: 5, codec: 'V_AV1' }), 'codec'],
  ['a page that calls itself a video', Buffer.from('<html><script>alert(1)</script>'), 'unknown'],
  ['nothing', Buffer.alloc(0), 'unknown'],
  ['a file that ends in the middle of itself', anMp4({ seconds: 5 }).subarray(0, 120), 'unknown'],
  ['a head and nothing behind it', aWebm({ seconds: 5 }).subarray(0, 9), 'unknown'],
])('%s is refused', (_, bytes, kind) => {
  expect(refusalOf(bytes)).toMatchObject({ code: 'files.not_a_video', facts: { kind } });
});

test('what weighs too much is refused before it is read', () => {
  const heavy = Buffer.concat([anMp4({ seconds: 5 }), Buffer.alloc(40 * 1024 * 1024)]);
  expect(refusalOf(heavy)).toMatchObject({ code: 'files.too_large', facts: { megabytes: 40 } });
});

test('the place where a phone took it does not stay in it, and it is as long as it was', () => {
  const given = anMp4({ seconds: 5, note: '+53.9006+027.5590/' });
  const { bytes } = readVideo(given, 60);
  expect(given.includes('+53.9006')).toBe(true);
  expect(Buffer.from(bytes).includes('+53.9006')).toBe(false);
  expect(bytes).toHaveLength(given.length);
  expect(refusalOf(bytes)).toBe('mp4');
});
