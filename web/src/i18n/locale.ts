import { useSyncExternalStore } from 'react';

import { type Locale, locales } from '@school/words/grammar';

/** The language of this device: kept between visits, told to the page, changed at once everywhere. */

const listeners = new Set<() => void>();
const isLocale = (name: string | null): name is Locale => locales.some((known) => known === name);

let current: Locale = remembered();

/** What `public/first.js` has found before the first paint: the language chosen here, else the device's, else Russian. */
function remembered(): Locale {
  return typeof document !== 'undefined' && document.documentElement.lang === 'en' ? 'en-US' : 'ru-RU';
}

/** Which of the two languages of a text (`title.ru`) is meant. */
export const tongueOf = (locale: Locale): 'ru' | 'en' => (locale === 'ru-RU' ? 'ru' : 'en');

/** The language now. In components use `useLocale`. */
export const localeNow = (): Locale => current;

/** Has somebody chosen a language on this device? Otherwise the account's may be taken. */
export function isLocaleChosen(): boolean {
  try {
    return isLocale(localStorage.getItem('locale'));
  } catch {
    return false;
  }
}

/** Changes the language of the page and remembers it on this device. */
export function setLocale(locale: Locale): void {
  try {
    localStorage.setItem('locale', locale);
  } catch {
    // A browser that keeps nothing still speaks the language until it is closed.
  }
  if (locale === current) return;
  current = locale;
  document.documentElement.lang = locale.slice(0, 2);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The language of the page, e.g. 'ru-RU'. */
export const useLocale = (): Locale => useSyncExternalStore(subscribe, localeNow);
