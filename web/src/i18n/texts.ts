import { use } from 'react';

import { type Feature, features, type TextsOf } from './features.ts';
import { localeNow, useLocale } from './locale.ts';
import type { Locale } from './speak.ts';

/** Catalogues come one language and one feature at a time; a route asks for its own before its page is shown. */

const loaded = new Map<string, unknown>();
const loading = new Map<string, Promise<unknown>>();

function load(feature: Feature, locale: Locale): Promise<unknown> {
  const key = `${locale} ${feature}`;
  const begun = loading.get(key);
  if (begun) return begun;
  const language = locale === 'ru-RU' ? 'ru' : 'en';
  const promise = features[feature][language]().then(
    ({ texts }) => {
      loaded.set(key, texts);
      return texts;
    },
    (cause: unknown) => {
      loading.delete(key);
      throw cause;
    },
  );
  loading.set(key, promise);
  return promise;
}

/** Loads the texts of these features in the language of the page; at once when they are already here. */
export async function preloadTexts(...names: readonly Feature[]): Promise<void> {
  const locale = localeNow();
  if (names.every((name) => loaded.has(`${locale} ${name}`))) return;
  await Promise.all(names.map((name) => load(name, locale)));
}

/**
 * The texts of a feature in the language of the page: `const t = useTexts('schedule')`, then `t.title` or
 * `t.lessons(5)`. Suspends while they load; a route that names the feature has loaded them before.
 */
export function useTexts<F extends Feature>(feature: F): TextsOf<F> {
  'use no memo';
  const locale = useLocale();
  const here = loaded.get(`${locale} ${feature}`) ?? use(load(feature, locale));
  return here as TextsOf<F>;
}

/** The texts of a feature outside of components (a notice, a title); loads them when needed. */
export async function textsOf<F extends Feature>(feature: F): Promise<TextsOf<F>> {
  return (await load(feature, localeNow())) as TextsOf<F>;
}
