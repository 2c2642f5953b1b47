import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Browser, Page } from '@playwright/test';

import { type Shots, themes } from './shots.ts';

/** Pixels between two pictures of one. */
const gap = 8;
const quality = 66;

/** Pictures side by side in rows, as a file of WebP: Chromium itself writes it. */
async function compose(page: Page, rows: readonly (readonly string[])[], width: number, file: string): Promise<void> {
  const across = Math.max(...rows.map(({ length }) => length));
  const each = (width - gap * (across - 1)) / across;
  const row = (pictures: readonly string[]) => `<div>${pictures.map((picture) => `<img src="${picture}" width="${each}">`).join('')}</div>`;
  await page.setContent(
    `<!doctype html><style>body{margin:0;width:${width}px;background:#fff}div{display:flex;align-items:start;gap:${gap}px}div+div{margin-top:${gap}px}</style>${rows.map(row).join('')}`,
    { waitUntil: 'load' },
  );
  const height = await page.evaluate(() => document.body.getBoundingClientRect().height);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  await session.detach();
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, Buffer.from(data, 'base64'));
}

/** A drawing of the theme, or the one by day where there is no other; undefined when nobody drew it. */
async function drawn(folder: string, name: string, theme: string): Promise<string | undefined> {
  const file = [`${name}-${theme}.png`, `${name}.png`].map((one) => path.join(folder, one)).find((one) => existsSync(one));
  return file === undefined ? undefined : `data:image/png;base64,${(await readFile(file)).toString('base64')}`;
}

export interface Pair {
  /** What was taken, and the file of pictures where no other is named. */
  name: string;
  file?: string;
  /** The drawing, without its theme. */
  drawing: string;
  width: number;
}

/** Each drawing beside its page, a row a theme. */
export async function besideDrawings(browser: Browser, shots: Shots, pairs: readonly Pair[], drawings: string, to: string): Promise<void> {
  const page = await browser.newPage();
  for (const { name, file = name, drawing, width } of pairs) {
    const rows: string[][] = [];
    for (const theme of themes) {
      const built = shots.of(name, theme);
      if (built === undefined) continue;
      const picture = await drawn(drawings, drawing, theme);
      rows.push(picture === undefined ? [built] : [picture, built]);
    }
    if (rows.length === 0) console.log(`  ${name}: not taken`);
    else await compose(page, rows, width, path.join(to, `${file}.webp`));
  }
  await page.close();
}

/** Pages side by side, in one theme. */
export async function together(
  browser: Browser,
  shots: Shots,
  names: readonly string[],
  width: number,
  file: string,
  theme: (typeof themes)[number] = 'light',
): Promise<void> {
  const page = await browser.newPage();
  const pictures = names.flatMap((name) => shots.of(name, theme) ?? []);
  if (pictures.length === names.length) await compose(page, [pictures], width, file);
  else console.log(`  ${path.basename(file)}: not all of it was taken`);
  await page.close();
}
