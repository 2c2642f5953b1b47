import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

import { ownPictures } from '../src/widgets/player/own-pictures.ts';
import { catalogueFile, pagesOf, sourcesOf } from './first-load.mjs';

type Bundle = Rolldown.OutputBundle;
interface Files {
  shell: string[];
  family: string[];
}

/** Files that keep their names from release to release. */
const named = ['first.js', 'start.js', 'favicon.svg', 'icon-192.png', 'assets/fox/offline.svg', 'assets/fox/thinking.svg'];
/** The error pages: what they need must be there when nothing else can be fetched. */
const ofErrorPages = [
  'src/app/broken-page.tsx',
  'src/app/offline/offline.tsx',
  'src/app/offline-cache/restore.ts',
  'src/app/quiet.tsx',
  'src/kit/notice-messages.tsx',
];
const errorTexts = ['ru/shared/shell', 'ru/shared/error-pages', 'ru/shared/refusals'];
/** What a family reads without a connection, beside the kid area. */
const readByFamily = new Set(['/', '/schedule', '/kid-switcher']);
/** Games need the school for every round; a task fetches its own template when it is opened. */
const notAhead = /\/brain|\/widgets\/player\/templates\//;

/**
 * Makes the service worker (`/sw.js`, from `src/sw/`) and tells it what to keep: not all of the app, but what every
 * page stands on, and what a family reads without a connection. The number of the release stands in the worker and in
 * the page (`<meta name="release">`): so a page knows whether a new worker is its own.
 */
export function serviceWorker(): Plugin {
  let root = '';
  let isNative = false;
  return {
    name: 'school:service-worker',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
      // The app from a store has all its files already.
      isNative = config.mode === 'native';
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        bundle ? [{ tag: 'meta', attrs: { name: 'release', content: releaseOf(bundle, root) }, injectTo: 'head' as const }] : [],
    },
    async generateBundle(_options, bundle) {
      if (isNative) return;
      const files = filesOf(bundle, root);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await workerOf(root, releaseOf(bundle, root), files) });
    },
    configureServer(server) {
      // Under `npm run dev` it keeps nothing, and shows what the school sends.
      server.middlewares.use('/sw.js', (_request, response, next) => {
        workerOf(root, 'dev', { shell: [], family: [] }).then(
          (source) => response.setHeader('content-type', 'text/javascript').end(source),
          next,
        );
      });
    },
  };
}

/** Sixteen letters that change with anything a browser loads. */
function releaseOf(bundle: Bundle, root: string): string {
  const hash = createHash('sha256');
  for (const name of Object.keys(bundle).toSorted()) if (name.startsWith('assets/')) hash.update(name);
  for (const file of ['index.html', ...named.map((name) => join('public', name))]) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** What the worker keeps, without a file twice: the second time would leave it "installing" for ever. */
function filesOf(bundle: Bundle, root: string): Files {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const closure = (modules: readonly string[], into = new Set<string>()): Set<string> => {
    const visit = (file: string): void => {
      const chunk = bundle[file];
      if (chunk?.type !== 'chunk' || into.has(file)) return;
      into.add(file);
      for (const next of chunk.imports) visit(next);
    };
    for (const module of modules) {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === join(root, module));
      if (!chunk) throw new Error(`The build has no chunk of ${module}`);
      visit(chunk.fileName);
    }
    return into;
  };
  const assets = (pattern: RegExp) => Object.keys(bundle).filter((name) => pattern.test(name));
  const bothLanguages = (texts: readonly string[]) => texts.flatMap((text) => [text, text.replace('/ru/', '/en/')]);

  const entry = chunks.find(({ isEntry }) => isEntry);
  const entryModule = relative(root, entry?.facadeModuleId ?? '');
  const shell = closure([entryModule, ...ofErrorPages, ...bothLanguages(errorTexts.map(catalogueFile))]);
  for (const asset of [...assets(/\/style-[^/]*\.css$/), ...assets(/\/nunito-(?!.*wght)[^/]*\.woff2$/)]) shell.add(asset);

  const [routes, features] = sourcesOf(root);
  const pages = pagesOf(routes, features).filter(({ path, area }) => readByFamily.has(path) || (area === 'kid' && !notAhead.test(path)));
  const family = closure(pages.flatMap(({ file, layout, texts }) => [file, layout, ...bothLanguages(texts)]));
  // What those pages fetch a moment later: their sheets, dialogs and small parts, and the parts of these.
  for (const file of family) {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || shell.has(file)) continue;
    for (const next of chunk.dynamicImports) {
      const part = bundle[next];
      const module = part?.type === 'chunk' ? (part.facadeModuleId ?? '') : '';
      if (module !== '' && !notAhead.test(module) && !module.includes('/words/src/')) closure([relative(root, module)], family);
    }
  }
  // And what all of them say.
  for (const text of textsIn(bundle, [...shell, ...family], features)) closure(bothLanguages([text]), family);
  for (const asset of assets(/\/(player|family)-[^/]*\.css$/)) family.add(asset);

  const addresses = (files: Iterable<string>) => [...new Set(files)].map((file) => `/${file}`);
  return {
    shell: ['/index.html', ...addresses([...shell, ...named])],
    // The pictures of the kid area itself; those of tasks are kept as they are met.
    family: addresses([...Array.from(family).filter((file) => !shell.has(file)), ...ownPictures.map((name) => `pictures/${name}.svg`)]),
  };
}

/** The Russian catalogues that the sources of these files ask for. */
function textsIn(bundle: Bundle, files: readonly string[], features: string): Set<string> {
  const catalogues = new Set<string>();
  const modules = files.flatMap((file) => {
    const chunk = bundle[file];
    return chunk?.type === 'chunk' ? chunk.moduleIds.filter((id) => /\/web\/src\/.*[.]tsx?$/.test(id)) : [];
  });
  for (const module of new Set(modules)) {
    for (const [, names = ''] of readFileSync(module, 'utf8').matchAll(/\b(?:useTexts|textsOf|preloadTexts)\(([^)]*)\)/g)) {
      for (const [, name = ''] of names.matchAll(/'([\w-]+)'/g)) {
        const file = new RegExp(`\\b'?${name}'?:\\s*\\{\\s*ru: \\(\\) => import\\('@school/words/(ru/[\\w-]+/[\\w-]+)'\\)`).exec(
          features,
        )?.[1];
        if (file !== undefined) catalogues.add(catalogueFile(file));
      }
    }
  }
  return catalogues;
}

/** The worker as one script. */
async function workerOf(root: string, release: string, files: Files): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    define: { RELEASE: JSON.stringify(release), FILES: JSON.stringify(files) },
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: join(root, 'src/sw/sw.ts'), output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  const [script] = output?.output ?? [];
  if (script?.type !== 'chunk') throw new Error('The worker was not built');
  return script.code;
}
