import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

import { packNumbers } from '../src/widgets/player/name-list.ts';

const id = 'virtual:recorded-voices';

/** Tells the app which recordings the school has (the last three bytes of each name) and their version, as a part that is fetched when something is said. */
export function recordedVoices(): Plugin {
  let folder = '';
  return {
    name: 'school:recorded-voices',
    configResolved(config) {
      folder = join(config.root, '..', 'content', 'voices');
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      const { names, version } = recordedIn(folder);
      return `export const names = ${JSON.stringify(names)};\nexport const version = ${JSON.stringify(version)};\n`;
    },
  };
}

function recordedIn(folder: string): { names: string; version: string } {
  const all = ['ru', 'en'].flatMap((lang) =>
    readdirSync(join(folder, lang)).map((name) => Number.parseInt(basename(name, '.opus').slice(-6), 16)),
  );
  const version = createHash('sha256');
  for (const lang of ['ru', 'en']) version.update(readFileSync(join(folder, `${lang}.tsv`)));
  return { names: packNumbers([...new Set(all)]), version: version.digest('hex').slice(0, 8) };
}
