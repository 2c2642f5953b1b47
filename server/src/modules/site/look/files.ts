import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { scaleOf } from '@school/contract/school/colour';
import { usualLook } from '@school/contract/school/usual';

import { foxFiles } from './drawings.ts';

/** A file that pages ask for by a name with its version behind it. */
export interface SiteFile {
  type: string;
  body: Buffer;
}

const read = (name: string): Buffer => readFileSync(new URL(name, import.meta.url));
const woff = (name: string): SiteFile => ({ type: 'font/woff2', body: read(`fonts/${name}.woff2`) });
const script = (name: string): SiteFile => ({ type: 'text/javascript; charset=utf-8', body: read(name) });
const svg = (text: string): SiteFile => ({ type: 'image/svg+xml', body: Buffer.from(text) });

/** Everything but the style, which is the school's own. */
export const siteFiles: ReadonlyMap<string, SiteFile> = new Map([
  ['early.js', script('early.js')],
  ['site.js', script('site.js')],
  ['nunito-cyrillic.woff2', woff('nunito-cyrillic')],
  ['nunito-latin.woff2', woff('nunito-latin')],
  ['nunito-figures.woff2', woff('nunito-figures')],
  ...foxFiles.map(([pose, drawing]) => [`fox-${pose}.svg`, svg(drawing)] as const),
]);

const versionOf = (body: Buffer): string => createHash('sha256').update(body).digest('base64url').slice(0, 10);
const versions = new Map([...siteFiles].map(([name, { body }]) => [name, versionOf(body)]));

/** Where a file is asked for. */
export function fileAddress(name: string, version = versions.get(name)): string {
  return `/site/${name}?v=${version ?? ''}`;
}

/** In this order: what comes later says more of what came before. */
const base = ['tokens', 'parts', 'choices', 'courses-and-trail', 'times-and-tasks', 'pages', 'frame-and-faces', 'forms-and-facts']
  .map((name) => read(`${name}.css`).toString())
  .join('\n')
  // By the very address that the page has asked for ahead.
  .replaceAll(/url\((nunito-[a-z]+\.woff2)\)/g, (_, name: string) => `url(${fileAddress(name)})`);
let styled: { colour: string; file: SiteFile; version: string } | undefined;

/** The style in the colour of the school: what is violet otherwise takes its hue. */
export function styleIn(colour: string): { file: SiteFile; version: string } {
  if (styled?.colour === colour) return styled;
  const body = Buffer.from(colour === usualLook.colour ? base : `${base}\n${ownTokens(colour)}`);
  styled = { colour, file: { type: 'text/css; charset=utf-8', body }, version: versionOf(body) };
  return styled;
}

function ownTokens(colour: string): string {
  const { light, dark } = scaleOf(colour);
  const both = (['brand', 'brand-deep', 'on-brand', 'brand-soft'] as const).map(
    (step) => `--${step}:light-dark(${light[step]},${dark[step]})`,
  );
  const ofHue = (lightness: number, chroma: number) => `oklch(from ${colour} ${lightness} min(c,${chroma}) h)`;
  return `:root{${both.join(';')};--night:light-dark(${ofHue(0.31, 0.13)},${ofHue(0.27, 0.09)});--sky:light-dark(${ofHue(0.93, 0.045)},${ofHue(0.25, 0.07)})}`;
}
