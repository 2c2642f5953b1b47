import { use, useEffect, useState } from 'react';

import { type FamilyFeature, type Feature, features, type TextsOf } from './features.ts';
import { localeNow, useLocale } from './locale.ts';
import { asTheSchoolSays } from './own-titles.ts';
import type { Locale } from '@school/words/grammar';

/** Catalogues come one language and one feature at a time; a route asks for its own before its page is shown. */

/** What has come says so on the promise itself: React's `use` then takes it at once, and waits for nothing. */
interface Coming extends Promise<unknown> {
  status?: 'fulfilled';
  value?: unknown;
}

const loading = new Map<string, Coming>();

const isOfFamilies = (feature: Feature): feature is FamilyFeature => feature in features;

async function fileOf(feature: Feature, language: 'ru' | 'en'): Promise<{ texts: unknown }> {
  if (isOfFamilies(feature)) return features[feature][language]();
  const { staffFeatures } = await import('./staff-features.ts');
  return staffFeatures[feature][language]();
}

async function asSaid(feature: Feature, language: 'ru' | 'en'): Promise<unknown> {
  const { texts } = await fileOf(feature, language);
  return feature === 'names' ? asTheSchoolSays(texts, language) : texts;
}

function load(feature: Feature, locale: Locale): Coming {
  const key = `${locale} ${feature}`;
  const begun = loading.get(key);
  if (begun) return begun;
  const language = locale === 'ru-RU' ? 'ru' : 'en';
  const promise: Coming = asSaid(feature, language).then(
    (texts) => {
      promise.status = 'fulfilled';
      promise.value = texts;
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

/** The texts of a feature are others now: whoever asks for them next loads them anew. */
export function forgetTexts(feature: Feature): void {
  for (const key of loading.keys()) if (key.endsWith(` ${feature}`)) loading.delete(key);
}

/** Loads the texts of these features in the language of the page; at once when they are already here. */
export async function preloadTexts(...names: readonly Feature[]): Promise<void> {
  const locale = localeNow();
  if (names.every((name) => loading.get(`${locale} ${name}`)?.status === 'fulfilled')) return;
  await Promise.all(names.map((name) => load(name, locale)));
}

/**
 * The texts of a feature in the language of the page: `const t = useTexts('schedule')`, then `t.title` or
 * `t.lessons(5)`. Suspends while they load; a route that names the feature has loaded them before.
 */
export function useTexts<F extends Feature>(feature: F): TextsOf<F> {
  'use no memo';
  const locale = useLocale();
  // Always by `use`: a render that waited for them once and does without it the next time confuses React.
  return use(load(feature, locale) as Promise<unknown>) as TextsOf<F>;
}

/** The texts of a feature that the page does not wait for: undefined until they are here. */
export function useLaterTexts<F extends Feature>(feature: F): TextsOf<F> | undefined {
  const locale = useLocale();
  const key = `${locale} ${feature}`;
  const [come, setCome] = useState(() => {
    const kept = loading.get(key);
    return kept?.status === 'fulfilled' ? { key, texts: kept.value as TextsOf<F> } : undefined;
  });
  useEffect(() => {
    let isWanted = true;
    load(feature, locale).then(
      (texts) => isWanted && setCome({ key, texts: texts as TextsOf<F> }),
      () => undefined,
    );
    return () => void (isWanted = false);
  }, [feature, locale, key]);
  return come?.key === key ? come.texts : undefined;
}

/** The texts of a feature outside of components (a notice, a title); loads them when needed. */
export async function textsOf<F extends Feature>(feature: F): Promise<TextsOf<F>> {
  return (await load(feature, localeNow())) as TextsOf<F>;
}
