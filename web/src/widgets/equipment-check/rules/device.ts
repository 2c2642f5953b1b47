import type { EquipmentDevice } from '@school/contract/equipment/shapes';

/** What a browser says of itself. */
export interface SaidByBrowser {
  userAgent: string;
  /** Client hints, where the browser has them. */
  brands?: readonly string[] | undefined;
  mobile?: boolean | undefined;
  maxTouchPoints: number;
}

export interface KnownDevice extends EquipmentDevice {
  /** A phone or a tablet: homework yes, lessons no (docs/rules/equipment.md#checks). */
  mobile: boolean;
}

const named: readonly (readonly [EquipmentDevice['browser'], RegExp])[] = [
  ['yandex', /YaBrowser\//],
  ['opera', /OPR\//],
  ['edge', /Edg\//],
  ['firefox', /Firefox\/(\d+)/],
  ['chrome', /Chrome\/(\d+)/],
  ['safari', /Version\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari/],
];

/**
 * Browser, system, phone or not. Of Chromium's family the version is that of Chromium, since it decides what works.
 * An iPad calls itself a Macintosh and gives itself away by its touch points.
 */
export function deviceFrom({ userAgent, brands = [], mobile, maxTouchPoints }: SaidByBrowser): KnownDevice {
  const isTablet = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  const isMobile = mobile === true || /Mobi|Android|iPhone|iPad|iPod/.test(userAgent) || isTablet;
  const browser = /MSIE|Trident/.test(userAgent) ? 'other' : (named.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other');
  const version = Number(/(?:Chrome|Firefox|Version)\/(\d+)/.exec(userAgent)?.[1] ?? 0);
  const isPlainChromium = browser === 'chrome' && brands.includes('Chromium') && !brands.includes('Google Chrome');
  return { browser: isPlainChromium ? 'chromium' : browser, version, system: systemOf(userAgent, isTablet), mobile: isMobile };
}

function systemOf(userAgent: string, isTablet: boolean): EquipmentDevice['system'] {
  if (isTablet || /iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Android/.test(userAgent)) return 'android';
  if (/Windows/.test(userAgent)) return 'windows';
  if (/CrOS/.test(userAgent)) return 'chromeos';
  if (/Mac OS X|Macintosh/.test(userAgent)) return 'macos';
  return /Linux|X11/.test(userAgent) ? 'linux' : 'other';
}
