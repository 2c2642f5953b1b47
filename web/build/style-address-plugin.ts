import type { Plugin } from 'vite';

/**
 * The address of a file of styles (`import file from './x.css?url'`) is a text and nothing more. The bundler takes the module behind it for one
 * that does something when it is loaded, and kept an empty script for it that every page had to fetch.
 */
export const styleAddresses = (): Plugin => ({
  name: 'school:style-addresses',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\.css\?(?:url|transform-only)$/ },
    handler: (code) => ({ code, moduleSideEffects: false }),
  },
});
