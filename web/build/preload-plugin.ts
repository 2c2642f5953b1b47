import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

import { catalogueFile, pagesOf, sourcesOf } from './first-load.mjs';

type Bundle = Rolldown.OutputBundle;

/**
 * Says what to fetch before it is asked for. In the page itself: the font of figures and what the entry imports. In
 * `.vite/preloads.json`, for the server's `Link` header: the scripts and styles of each path, its texts and its letters in each
 * language (letters that come late push the page about), so that a page does not wait for its layout, its shared pieces and its texts
 * in turn.
 */
export function preloaded({ figures, letters }: { figures: RegExp; letters: Readonly<Record<'ru' | 'en', RegExp>> }): Plugin {
  let root = '';
  return {
    name: 'school:preloaded',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const scripts = [...scriptsOf(bundle, entryOf(bundle))].slice(1);
        // Named for React: the files of styles that an area adds come after it, never before.
        const ordered = html.replace('<link rel="stylesheet"', '<link rel="stylesheet" data-precedence="everybody"');
        if (ordered === html) throw new Error('The page has no styles');
        return {
          html: ordered,
          tags: [
            {
              tag: 'link',
              attrs: { rel: 'preload', href: `/${fontOf(bundle, figures)}`, as: 'font', type: 'font/woff2', crossorigin: '' },
              injectTo: 'head-prepend',
            },
            ...scripts.map((href) => ({
              tag: 'link',
              attrs: { rel: 'modulepreload', href: `/${href}`, crossorigin: '', fetchpriority: 'low' },
              injectTo: 'head' as const,
            })),
          ],
        };
      },
    },
    generateBundle(_options, bundle) {
      const [routes, features] = sourcesOf(root);
      // The ground of the app is its largest file: asked for first, it comes while the small ones wait for their turn.
      const entry = [...scriptsOf(bundle, entryOf(bundle))]
        .slice(1)
        .toSorted((one, other) => weightOf(bundle, other) - weightOf(bundle, one));
      const table = pagesOf(routes, features).map(({ path, file, layout, texts, tables }) => {
        const of = (modules: readonly string[]) => {
          const scripts = modules.flatMap((module) => [...scriptsOf(bundle, chunkOf(bundle, join(root, module)))]);
          return [...new Set(scripts)].map((script) => `/${script}`);
        };
        const said = [catalogueFile('ru/shared/shell'), ...texts];
        const own = of([...tables, layout, file]);
        const styles = new Set(own.flatMap((script) => stylesOf(bundle, script.slice(1))));
        return {
          path,
          scripts: [...new Set([...entry.map((script) => `/${script}`), ...own])],
          texts: { ru: of(said), en: of(said.map((text) => text.replace('/ru/', '/en/'))) },
          styles: [...styles].map((style) => `/${style}`),
          fonts: { ru: `/${fontOf(bundle, letters.ru)}`, en: `/${fontOf(bundle, letters.en)}` },
        };
      });
      this.emitFile({ type: 'asset', fileName: '.vite/preloads.json', source: JSON.stringify(table) });
    },
  };
}

function entryOf(bundle: Bundle): string {
  const entry = Object.values(bundle).find((part) => part.type === 'chunk' && part.isEntry);
  if (!entry) throw new Error('The build has no entry');
  return entry.fileName;
}

/** The files of styles that a script names by their address. */
const stylesOf = (bundle: Bundle, script: string): string[] => {
  const part = bundle[script];
  return part?.type === 'chunk' ? [...(part.viteMetadata?.importedAssets ?? [])].filter((file) => file.endsWith('.css')) : [];
};

const weightOf = (bundle: Bundle, file: string): number => {
  const part = bundle[file];
  return part?.type === 'chunk' ? part.code.length : 0;
};

function fontOf(bundle: Bundle, font: RegExp): string {
  const file = Object.keys(bundle).find((name) => font.test(name) && name.endsWith('.woff2'));
  if (file === undefined) throw new Error(`No font file matches ${String(font)}`);
  return file;
}

function chunkOf(bundle: Bundle, module: string): string {
  const chunk = Object.values(bundle).find((part) => part.type === 'chunk' && part.facadeModuleId === module);
  if (!chunk) throw new Error(`The build has no chunk of ${module}`);
  return chunk.fileName;
}

/** A script and all it imports, in the order they are met. */
function scriptsOf(bundle: Bundle, file: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return seen;
  seen.add(file);
  for (const next of chunk.imports) scriptsOf(bundle, next, seen);
  return seen;
}
