import { fileURLToPath } from 'node:url';

import { scaleOf } from '@school/contract/school/colour';

import type { View } from '../facts/view.ts';
import { foxFiles } from '../look/drawings.ts';
import { html } from '../look/html.ts';

export const cardSize = { width: 1200, height: 630 } as const;
const margin = 72;
/** The largest letters that a line of this width takes. */
const words = { width: 690, name: { most: 44, height: 120 }, title: { most: 84, height: 220 }, lead: { most: 32, height: 90 } } as const;

/** Nunito in its heaviest, Cyrillic and Latin in one file: what draws pictures on a server reads no packed fonts. */
const fontfile = fileURLToPath(new URL('../look/fonts/nunito-card.ttf', import.meta.url));
const font = 'Nunito Card';

/**
 * The picture beside a link to the school: its name, what it promises, and its face, in its colour. Drawn when it is asked for first, kept until
 * anything in it changes.
 */
export function socialCards(faceOf: (logo: string) => Promise<Uint8Array | undefined>) {
  const kept = new Map<string, Promise<Buffer>>();
  return (view: View): Promise<Buffer> => {
    const { facts, language, school } = view;
    const { look, ages } = facts;
    const key = JSON.stringify([language, school, look.colour, look.mascot, look.logo, ages]);
    const known = kept.get(key);
    if (known) return known;
    // Two languages of one look are kept; what was before them is over.
    if (kept.size >= 2) kept.delete(kept.keys().next().value ?? '');
    const drawn = draw(view, faceOf);
    kept.set(key, drawn);
    // What failed once is tried again.
    drawn.catch(() => kept.delete(key));
    return drawn;
  };
}

async function draw({ facts, words: { site }, school }: View, faceOf: Parameters<typeof socialCards>[0]): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { look, ages } = facts;
  const { light } = scaleOf(look.colour);
  const ground = html`<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">
    <defs>
      <linearGradient id="g" x2="1" y2="1">
        <stop stop-color="${light['brand-deep']}" />
        <stop offset="1" stop-color="${light['brand-deep']}" />
      </linearGradient>
    </defs>
    <rect width="100%" height="100%" fill="url(#g)" />
    <rect width="100%" height="100%" fill="#1a0f3c" fill-opacity=".35" />
  </svg>`;
  /** A text as large as its place takes it. */
  const said = (text: string, { most, height }: { most: number; height: number }, colour: string) =>
    fitted(most, height, async (size) =>
      sharp({
        text: {
          text: html`<span foreground="${colour}" line_height="0.85">${text}</span>`.text,
          font: `${font} ${size}`,
          fontfile,
          rgba: true,
          dpi: 72,
          width: words.width,
          wrap: 'word',
        },
      })
        .png()
        .toBuffer({ resolveWithObject: true }),
    );
  const lines = [
    await said(school, words.name, '#ffffff'),
    await said(site.hero.title.join('\n'), words.title, '#ffffff'),
    await said(site.hero.lead(ages.from, ages.to), words.lead, '#ddd4f7'),
  ];
  const gap = 28;
  const all = lines.reduce((sum, { height }) => sum + height, gap * (lines.length - 1));
  let top = Math.max(margin, Math.round((cardSize.height - all) / 2));
  const placed = lines.map(({ data, height }) => {
    const at = { input: data, left: margin, top };
    top += height + gap;
    return at;
  });
  const face = look.mascot ? Buffer.from(foxFiles.find(([pose]) => pose === 'greeting')?.[1] ?? '') : await faceOf(look.logo);
  const picture =
    face && (await sharp(face, { density: 300 }).resize(340, 420, { fit: 'inside' }).png().toBuffer({ resolveWithObject: true }));
  return sharp(Buffer.from(ground.text))
    .composite([
      ...placed,
      ...(picture
        ? [
            {
              input: picture.data,
              left: cardSize.width - margin - picture.info.width,
              top: Math.round((cardSize.height - picture.info.height) / 2),
            },
          ]
        : []),
    ])
    .png({ palette: true })
    .toBuffer();
}

type Drawn = { data: Buffer; info: { width: number; height: number } };

/** Made smaller until it is no taller than its place. */
async function fitted(most: number, height: number, make: (size: number) => Promise<Drawn>): Promise<{ data: Buffer; height: number }> {
  for (let size = most; ; size = Math.floor(size * 0.85)) {
    const { data, info } = await make(size);
    if ((info.height <= height && info.width <= words.width) || size < 16) return { data, height: Math.min(info.height, height) };
  }
}
