import { useSyncExternalStore } from 'react';

/** Light, dark or as the device says. `public/first.js` reads the same before the first paint. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The browser's own bars take the colour of the ground (`--color-ground` of the tokens). */
const bars = { light: '#fdfaf3', dark: '#16141f' };

const listeners = new Set<() => void>();
const deviceIsDark = matchMedia('(prefers-color-scheme: dark)');

/** What was chosen on this device; undefined: nothing. */
function themeHere(): Theme | undefined {
  try {
    return themes.find((theme) => theme === localStorage.getItem('theme'));
  } catch {
    return undefined;
  }
}

/** What the family has chosen on another device: `public/first.js` paints by it before the page is there. */
const familyKey = 'theme-of-family';
function ofFamily(): Theme | undefined {
  try {
    return themes.find((theme) => theme === localStorage.getItem(familyKey));
  } catch {
    return undefined;
  }
}
let current = themeHere() ?? ofFamily() ?? 'system';

function paint(): void {
  const dark = current === 'dark' || (current === 'system' && deviceIsDark.matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bars[dark ? 'dark' : 'light']);
  for (const listener of listeners) listener();
}
deviceIsDark.addEventListener('change', paint);

/** Paints the page and remembers the choice on this device. */
export function setTheme(theme: Theme): void {
  keep('theme', theme);
  become(theme);
}

/** What the family has chosen elsewhere holds here, too, unless this device has a choice of its own. */
export function setFamilyTheme(theme: Theme): void {
  keep(familyKey, theme);
  if (themeHere() === undefined && theme !== current) become(theme);
}

function become(theme: Theme): void {
  current = theme;
  paint();
}

function keep(key: string, theme: Theme): void {
  try {
    localStorage.setItem(key, theme);
  } catch {
    // A browser that keeps nothing is painted until it is closed.
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What was chosen: 'system', 'light' or 'dark'. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, () => current);
