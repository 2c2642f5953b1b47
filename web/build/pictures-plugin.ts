import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

import { ownPictures } from '../src/widgets/player/own-pictures.ts';

interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
  width?: number;
  height?: number;
}

/**
 * Cuts the pictures in use out of Fluent Emoji Flat (MIT): those that content shows (its pictures.yaml, stickers.yaml, rhymes.yaml, tales and books name them)
 * and the interface's own. Each becomes a file `/pictures/{icon}.svg` of about a kilobyte. A name that the set does not
 * have stops the build.
 */
export function pictures(): Plugin {
  let listed: string[] = [];
  return {
    name: 'school:pictures',
    configResolved(config) {
      const content = join(config.root, '..', 'content');
      const tales = readdirSync(join(content, 'tales')).map((name) => join('tales', name));
      const stories = readdirSync(join(content, 'stories')).map((name) => join('stories', name));
      listed = ['pictures.yaml', 'stickers.yaml', 'rhymes.yaml', ...tales, ...stories].map((name) => join(content, name));
    },
    async generateBundle() {
      const { draw, names } = await cutOut(listed);
      for (const name of names) this.emitFile({ type: 'asset', fileName: `pictures/${name}.svg`, source: draw(name) });
    },
    async configureServer(server) {
      const { draw, names } = await cutOut(listed);
      server.middlewares.use('/pictures', (request, response, next) => {
        const name = /^\/([a-z0-9-]+)\.svg/.exec(request.url ?? '')?.[1];
        if (name !== undefined && names.has(name)) response.setHeader('content-type', 'image/svg+xml').end(draw(name));
        else next();
      });
    },
  };
}

async function cutOut(listed: readonly string[]) {
  const set = JSON.parse(
    await readFile(createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json'), 'utf8'),
  ) as IconSet;
  const files = await Promise.all(listed.map((file) => readFile(file, 'utf8')));
  const shown = files.flatMap((file) => [...file.matchAll(/\bicon: ([a-z0-9-]+)/g)].flatMap(([, name]) => name ?? []));
  const names = new Set([...shown, ...ownPictures]);
  const draw = (name: string): string => {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
    if (!icon) throw new Error(`Fluent Emoji Flat has no picture called ${name}`);
    const [width, height] = [icon.width ?? set.width ?? 32, icon.height ?? set.height ?? 32];
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${icon.body}</svg>`;
  };
  for (const name of names) draw(name);
  return { draw, names };
}
