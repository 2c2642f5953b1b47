import { readFile } from 'node:fs/promises';

import { usualLook } from '@school/contract/school/usual';

import { isUsualFace, type Painted } from './painted.ts';

/** Icons by the names under which pages, phones and notifications ask for them. */
export const faceFiles = ['favicon.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png'] as const;
export type FaceFile = (typeof faceFiles)[number];

/** An open book, for a school that has neither the fox nor a logo: no letters, which want a font on the server. */
const book = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="26" fill="${colour}"/><path d="M48 33c-7-6-16-8-26-8v42c10 0 19 2 26 8 7-6 16-8 26-8V25c-10 0-19 2-26 8z" fill="#fff"/><path d="M48 34v40" fill="none" stroke="${colour}" stroke-width="4" stroke-linecap="round"/></svg>`;

/** Around what a phone cuts to a shape of its own. */
const safePart = 0.62;

/**
 * The face of the school in every size: its logo, the fox in its colour, or a book. The built files where they are right. What was drawn
 * last is kept, so that a visitor waits for no drawing.
 */
export function schoolFace(built: string, logoOf: (name: string) => Promise<Uint8Array | undefined>) {
  let last: { key: string; files: Map<FaceFile, Promise<Buffer>> } | undefined;
  return (file: FaceFile, look: Painted): Promise<Buffer> => {
    if (isUsualFace(look)) return readFile(`${built}${file}`);
    const key = `${look.colour} ${look.mascot} ${look.logo}`;
    if (last?.key !== key) last = { key, files: new Map() };
    const { files } = last;
    const known = files.get(file);
    if (known) return known;
    const drawn = draw(file, look);
    // What failed once is tried again.
    drawn.catch(() => files.delete(file));
    files.set(file, drawn);
    return drawn;
  };

  async function draw(file: FaceFile, look: Painted): Promise<Buffer> {
    const logo = look.logo === '' ? undefined : await logoOf(look.logo);
    const svg = look.mascot ? (await readFile(`${built}favicon.svg`, 'utf8')).replaceAll(usualLook.colour, look.colour) : book(look.colour);
    if (file === 'favicon.svg') return Buffer.from(logo ? await framed(logo) : svg);
    const side = file === 'icon-192.png' ? 192 : 512;
    const { default: sharp } = await import('sharp');
    const inner = file === 'icon-maskable-512.png' ? Math.round(side * safePart) : side;
    const picture = await sharp(logo ?? Buffer.from(svg), { density: 600 })
      .resize(inner, inner, { fit: 'contain', background: clear })
      .png()
      .toBuffer();
    // A phone shows black where nothing is drawn: a logo stands on white, what is ours on its own colour.
    const ground = logo ? '#ffffff' : file === 'icon-maskable-512.png' ? look.colour : clear;
    return sharp({ create: { width: side, height: side, channels: 4, background: ground } })
      .composite([{ input: picture, gravity: 'centre' }])
      .png()
      .toBuffer();
  }
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** A picture as a drawing, small enough for the corner of a page. */
async function framed(logo: Uint8Array): Promise<string> {
  const { default: sharp } = await import('sharp');
  const small = await sharp(logo).resize(256, 256, { fit: 'contain', background: clear }).png({ palette: true }).toBuffer();
  const data = small.toString('base64');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"><image width="256" height="256" href="data:image/png;base64,${data}"/></svg>`;
}
