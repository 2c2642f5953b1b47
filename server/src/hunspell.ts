import { spawnSync } from 'node:child_process';

import type { Speller } from '#modules/playbooks';

const dictionaries = { ru: 'ru_RU', en: 'en_GB' } as const;

const hunspell = (lang: 'ru' | 'en', input: string) =>
  spawnSync('hunspell', ['-l', '-i', 'utf-8', '-d', dictionaries[lang]], { input, encoding: 'utf8', maxBuffer: 1 << 24 });

/** hunspell as a speller; undefined where it, or one of its dictionaries, is not installed. */
export function findHunspell(): Speller | undefined {
  if (Object.keys(dictionaries).some((lang) => hunspell(lang as 'ru' | 'en', '').status !== 0)) return undefined;
  return (lang, words) => hunspell(lang, words.join('\n')).stdout.split('\n').filter(Boolean);
}
