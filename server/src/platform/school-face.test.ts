import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';

import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';

import type { Painted } from './painted.ts';
import { schoolFace } from './school-face.ts';

const fox = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#5b3fc4"/></svg>';
const usual: Painted = {
  name: { ru: 'Чип', en: 'Chip', short: '' },
  languages: ['ru-RU'],
  colour: '#5b3fc4',
  mascot: true,
  zone: 'Europe/Moscow',
  logo: '',
};

test('the face of the school is the fox as it was built, then in its colour, a book without the fox, and the logo before all', async () => {
  const built = `${mkdtempSync(`${tmpdir()}/face-`)}/`;
  onTestFinished(() => rmSync(built, { recursive: true }));
  writeFileSync(`${built}favicon.svg`, fox);
  writeFileSync(`${built}icon-192.png`, 'as it was built');
  const picture = await sharp({ create: { width: 600, height: 600, channels: 4, background: '#c62828' } })
    .png()
    .toBuffer();
  let asked = 0;
  const faceOf = schoolFace(built, (name) => {
    asked += 1;
    return Promise.resolve(name === 'logos/own.png' ? picture : undefined);
  });
  const said = async (look: Painted) => (await faceOf('favicon.svg', look)).toString();
  const pixel = async (file: 'icon-192.png' | 'icon-maskable-512.png', look: Painted, at: number) => {
    const { data, info } = await sharp(await faceOf(file, look))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const from = (at * info.width + at) * info.channels;
    return [info.width, ...data.subarray(from, from + 3)];
  };

  expect(await said(usual)).toBe(fox);
  expect((await faceOf('icon-192.png', usual)).toString()).toBe('as it was built');
  const green = { ...usual, colour: '#00695c' };
  expect(await said(green)).toBe(fox.replace('#5b3fc4', '#00695c'));
  expect(await pixel('icon-192.png', green, 96)).toEqual([192, 0x00, 0x69, 0x5c]);
  expect(await said({ ...green, mascot: false })).toMatch(/#00695c.*M48 34v40/);
  const own = { ...green, mascot: false, zone: 'Europe/Moscow', logo: 'logos/own.png' };
  expect(await said(own)).toContain('href="data:image/png;base64,');
  // A phone cuts a shape out of it: the logo stands in the middle, on white.
  expect(await pixel('icon-maskable-512.png', own, 4)).toEqual([512, 255, 255, 255]);
  expect(await pixel('icon-maskable-512.png', own, 256)).toEqual([512, 0xc6, 0x28, 0x28]);
  await said(own);
  expect(asked, 'drawn once').toBe(2);
  // Its file was lost: the school has a face all the same.
  expect(await said({ ...own, zone: 'Europe/Moscow', logo: 'logos/lost.png' })).toContain('M48 34v40');
});
