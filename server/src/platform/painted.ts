import { scaleOf } from '@school/contract/school/colour';
import { usualLook } from '@school/contract/school/usual';
import type { Locale } from '@school/contract/shapes';

/** How the school is called and looks, as its pages and icons are made with it. */
export interface Painted {
  name: { ru: string; en: string; /** Under an icon; empty: the name. */ short: string };
  /** What it speaks with families, the first of them usually. */
  languages: readonly Locale[];
  colour: string;
  /** Whether the fox is its face. */
  mascot: boolean;
  /** The picture that is its face instead; empty: none. */
  logo: string;
  /** By whose days it counts. */
  zone: string;
}

/** Whether its face is the one that was built in: then the built icons are right. */
export const isUsualFace = ({ colour, mascot, logo }: Painted): boolean => colour === usualLook.colour && mascot && logo === '';

/** The language in which it is called where nobody has said one: on the icon of a phone, in the preview of a link. */
export const firstLanguage = ({ languages: [first] }: Painted): 'ru' | 'en' => (first === 'en-US' ? 'en' : 'ru');

/** Where it is day at any hour, whatever the page is in (`web/src/widgets/room/look/day.css`). */
const alwaysDay = [".room[data-band='pre']", ".room[data-band='junior']", '.room-day'].map((place) => `:root ${place}`).join(',');

/** The scale of its colour as a style that stands before those of the web, in the light and in the dark. */
export function styleOf(colour: string): string {
  const { light, dark } = scaleOf(colour);
  const said = (scale: object) =>
    Object.entries(scale)
      .map(([step, shade]) => `--color-${step}:${shade}`)
      .join(';');
  return `:root:root,${alwaysDay}{${said(light)}}:root[data-theme='dark']{${said(dark)}}`;
}

/** The language a browser asks for first among those that are offered; else the first of these. */
export function languageAsked(accepted: string | undefined, offered: ReadonlyArray<'ru' | 'en'>): 'ru' | 'en' {
  const spoken = { ru: /^\s*(ru|be|uk|kk)/, en: /^\s*en/ } as const;
  for (const one of accepted?.split(',') ?? []) {
    const found = offered.find((language) => spoken[language].test(one));
    if (found) return found;
  }
  return offered[0] ?? 'ru';
}
