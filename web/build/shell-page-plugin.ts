import type { Plugin } from 'vite';

/**
 * The page of the app from a store: its content policy stands in the page, since no server sends it, and names the addresses of
 * the school; what only browsers want is left out. `schools` are addresses of regions, https:// and without a path.
 */
export function shellPage({ schools }: { schools: readonly string[] }): Plugin {
  const lines = schools.map((origin) => origin.replace(/^http/, 'ws'));
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' blob: data:", ...schools].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...schools, ...lines].join(' '),
    ["media-src 'self' blob:", ...schools].join(' '),
    "worker-src 'self' blob:",
    "form-action 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
  return {
    name: 'school:shell-page',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => ({
        html: html.replace(/\s*<link rel="manifest"[^>]*>/, '').replace(/\s*<script src="\/early\.js"[^>]*><\/script>/, ''),
        tags: [{ tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy }, injectTo: 'head-prepend' as const }],
      }),
    },
  };
}
