import { useSyncExternalStore } from 'react';

/** Light, dark or as the device says. `public/theme.js` reads the same before the first paint. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The browser's own bars take the colour of the ground (`--color-ground` of the tokens). */
const bars = { light: '#fdfaf3', dark: '#16141f' };

const listeners = new Set<() => void>();
const deviceIsDark = matchMedia('(prefers-color-scheme: dark)');

function kept(): Theme {
  try {
    return themes.find((theme) => theme === localStorage.getItem('theme')) ?? 'system';
  } catch {
    return 'system';
  }
}
let current = kept();

function paint(): void {
  const dark = current === 'dark' || (current === 'system' && deviceIsDark.matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bars[dark ? 'dark' : 'light']);
  for (const listener of listeners) listener();
}
deviceIsDark.addEventListener('change', paint);

/** Paints the page and remembers the choice on this device. */
export function setTheme(theme: Theme): void {
  current = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // A browser that keeps nothing is painted until it is closed.
  }
  paint();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What was chosen: 'system', 'light' or 'dark'. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, () => current);
