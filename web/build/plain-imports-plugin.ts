import type { Plugin } from 'vite';

/** Milliseconds a part of the app may take to come (docs/rules/pages.md#slow-start: script load limit). */
const limit = 120_000;

/**
 * Lazy imports without the bundler's own preloading: styles are one file that is always there, and the scripts of a
 * path are named by the server (`preload-plugin.ts`). Saves almost a kilobyte of every first load. A part that does
 * not come in time fails, so that somebody can say so and offer another try, instead of waiting for ever.
 */
export const plainImports = (): Plugin => ({
  name: 'school:plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => `export const __vitePreload = (load) => new Promise((come, fail) => {
      const timer = setTimeout(() => fail(new DOMException('', 'TimeoutError')), ${limit});
      load().then(come, fail).finally(() => clearTimeout(timer));
    });`,
  },
});
