import type { Plugin } from 'vite';

/** Preloads the font file whose name matches: letters that come late push the page about (design: CLS ≤ 0.01). */
export function preloadedFont(name: RegExp): Plugin {
  return {
    name: 'school:preloaded-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => name.test(file) && file.endsWith('.woff2'));
        if (font === undefined) throw new Error(`No font file matches ${String(name)}`);
        const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
