/**
 * One colour of a school, and the scale that is computed from it: what is pressed and read in it in the light and in the dark. Lightness is
 * chosen, hue and strength are the school's own, so that every step is as legible as those of the usual colour (`web/src/kit/tokens.css`).
 */

/** Lightness from 0 to 1, strength, and the angle of the hue. */
interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** Linear light of red, green and blue. */
type Light = readonly [number, number, number];

const toLight = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLight = (part: number): number => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

const lightOf = (hex: string): Light => {
  const parts = [1, 3, 5].map((at) => toLight(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0];
};

/** As the eye sees it (Ottosson, Oklab). */
function oklchOf(hex: string): Oklch {
  const [r, g, b] = lightOf(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const red = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const yellow = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return { l, c: Math.hypot(red, yellow), h: (Math.atan2(yellow, red) * 180) / Math.PI };
}

function lightOfOklch({ l, c, h }: Oklch): Light {
  const red = c * Math.cos((h * Math.PI) / 180);
  const yellow = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * red + 0.2158037573 * yellow) ** 3;
  const middle = (l - 0.1055613458 * red - 0.0638541728 * yellow) ** 3;
  const short = (l - 0.0894841775 * red - 1.291485548 * yellow) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

const isShown = (light: Light): boolean => light.every((part) => part > -0.0005 && part < 1.0005);
const hexOf = (light: Light): string =>
  `#${light
    .map((part) =>
      Math.round(fromLight(Math.min(1, Math.max(0, part))) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** A screen shows no strength without end: as much of it as there is at this lightness. */
function shade(l: number, most: number, h: number): string {
  let c = most;
  while (c > 0 && !isShown(lightOfOklch({ l, c, h }))) c -= 0.005;
  return hexOf(lightOfOklch({ l, c: Math.max(0, c), h }));
}

const luminance = ([r, g, b]: Light): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** How far two colours stand apart for whoever reads (WCAG 2): 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [luminance(lightOf(one)), luminance(lightOf(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The steps of the scale, by the names that the styles of the web know them by. */
export interface Scale {
  brand: string;
  'brand-deep': string;
  'on-brand': string;
  'brand-soft': string;
  focus: string;
}

/** What words in the colour stand on in the light, beside its own soft ground. */
const grounds = ['#ffffff', '#fdfaf3'];

export function scaleOf(colour: string): { light: Scale; dark: Scale } {
  const { l, c, h } = oklchOf(colour);
  return {
    light: {
      brand: colour,
      'brand-deep': shade(Math.max(0, l - 0.08), c, h),
      'on-brand': '#ffffff',
      'brand-soft': shade(0.945, Math.min(c, 0.032), h),
      focus: colour,
    },
    dark: {
      brand: shade(0.79, Math.min(c, 0.115), h),
      'brand-deep': shade(0.86, Math.min(c, 0.08), h),
      'on-brand': shade(0.2, Math.min(c, 0.06), h),
      'brand-soft': shade(0.32, Math.min(c, 0.075), h),
      focus: shade(0.82, Math.min(c, 0.12), h),
    },
  };
}

/** The least contrast that anything written in the colour, or on it, has. */
export function leastContrast(colour: string): number {
  const { light } = scaleOf(colour);
  return Math.min(...[...grounds, light['brand-soft']].map((ground) => contrastOf(colour, ground)));
}
