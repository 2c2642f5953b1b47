import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { golden } from '../server/src/modules/generators/golden.ts';
import { createLibrary } from '../server/src/modules/library/index.ts';
import { readMaterial } from '../server/src/modules/playbooks/content/content.ts';

const root = path.resolve(import.meta.dirname, '..');
const origin = 'http://sources.test';

/** What the sources call by name, and where it lies. */
const imports = {
  zod: '/node_modules/zod/index.js',
  'zod/mini': '/node_modules/zod/mini/index.js',
  '@school/contract/': '/contract/src/',
};

test('every generator makes in the browser what it makes at the school', async ({ page }) => {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/')
      return route.fulfill({ contentType: 'text/html', body: `<script type="importmap">${JSON.stringify({ imports })}</script>` });
    const file = path.join(root, pathname.startsWith('/contract/') && !path.extname(pathname) ? `${pathname}.ts` : pathname);
    const source = await readFile(file, 'utf8');
    return route.fulfill({ contentType: 'text/javascript', body: file.endsWith('.ts') ? stripTypeScriptTypes(source) : source });
  });
  await page.goto(`${origin}/`);
  const { words, strokes, dictations } = readMaterial(createLibrary());
  const made = await page.evaluate(
    async ({ wanted, given, figures, sentences }) => {
      const [{ generators }, { createRandom }] = await Promise.all([
        import(`${location.origin}/server/src/modules/generators/registry.ts`),
        import(`${location.origin}/contract/src/puzzles/random.ts`),
      ]);
      const material = { words: given, strokes: new Map(figures.map(([set, all]) => [set, new Map(all)])), dictations: sentences };
      return wanted.map(({ code, params }) => {
        const generator = generators.get(code);
        const read = generator.params.parse(params);
        const items = Array.from({ length: 40 }, (_, at) => JSON.stringify(generator.make(createRandom(`golden/${at}`), read, material)));
        return items.join('\n');
      });
    },
    {
      wanted: golden.map(({ code, params }) => ({ code, params })),
      given: words,
      sentences: dictations,
      figures: [...strokes].map(([set, all]) => [set, [...all]] as const),
    },
  );
  const hashes = made.map((text) => createHash('sha256').update(text).digest('hex').slice(0, 16));
  expect(golden.map(({ code }, at) => [code, hashes[at]])).toEqual(golden.map(({ code, hash }) => [code, hash]));
});
