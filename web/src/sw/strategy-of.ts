/** How the worker answers a request; undefined: it does not touch it, the browser goes its own way. */
export type Strategy =
  /** A page of the app: from the network, and when that fails from what is kept. */
  | 'page'
  /** A built file, whose name changes with its content: what is kept is right for ever. */
  | 'built'
  /** A file that keeps its name: from the network, else as it was. */
  | 'named'
  /** A picture or a recorded voice of the tasks: kept as they are met, so that a task that was opened goes on. */
  | 'play';

/** What of a request decides. */
export interface Asked {
  url: string;
  mode: string;
  method: string;
}

/** Where the app has no pages: what strangers read, the school's own doors, and places of other programs on the same address. */
const notPages =
  /^\/(?:ru|en|site)(?:\/|$)|^(?:\/[a-z]{2})?\/(?:api|realtime|files|dev|sandbox|erip|unsubscribe|healthz|readyz|metrics|assets|pictures|voices)(\/|$)/;
/** The small files at the top: icons, the colours of the school, and what runs before the app. The worker itself is never kept. */
const named = /^\/(?!sw\.js)[\w-]+\.(js|svg|png|css)$/;

/**
 * By which strategy a request is answered. Nothing personal passes here: calls and private files are never touched, so nothing of
 * them is ever kept by the worker.
 * @param origin of the school
 */
export function strategyOf({ url, mode, method }: Asked, origin: string): Strategy | undefined {
  if (method !== 'GET') return undefined;
  const at = new URL(url);
  if (at.origin !== origin) return undefined;
  if (mode === 'navigate') return notPages.test(at.pathname) || /\.\w+$/.test(at.pathname) ? undefined : 'page';
  if (at.pathname.startsWith('/assets/')) return 'built';
  if (/^\/pictures\/[a-z0-9-]+\.svg$/.test(at.pathname) || at.pathname.startsWith('/voices/')) return 'play';
  return named.test(at.pathname) ? 'named' : undefined;
}

/** The bytes that a `Range: bytes=from-to` asks for of so many; undefined: not a range that can be given. */
export function rangeOf(header: string, size: number): { from: number; to: number } | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from <= to && from < size ? { from, to } : undefined;
}
