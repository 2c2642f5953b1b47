import type { Plugin } from 'vite';

/**
 * Lazy imports without the bundler's own preloading: styles are one file that is always there, and the scripts of a
 * path are named by the server (`preload-plugin.ts`). Saves almost a kilobyte of every first load.
 */
export const plainImports = (): Plugin => ({
  name: 'school:plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
});
