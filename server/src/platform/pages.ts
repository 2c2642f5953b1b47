import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { usualLook } from '@school/contract/school/usual';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { cookieNaming, cookieOf } from './cookies.ts';
import { refuse } from './answer-refusal.ts';
import { Refusal } from './refusal.ts';
import { namedPages, sendMade } from './named-pages.ts';
import { languageAsked, type Painted } from './painted.ts';
import { faceFiles, schoolFace } from './school-face.ts';
import { serveFolder } from './serve-folder.ts';
import type { Settings } from './settings.ts';

/** The folder of the built web app, with a slash at its end. */
export const built = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

const usually = { ...usualLook, logo: '' } as const;

interface PagesGiven {
  settings: Pick<Settings, 'regions' | 'region' | 'publicUrl' | 'practice'>;
  /** How the school is called. */
  named: () => Painted['name'];
  /** How it looks; as every school at first where nobody says. */
  look?: () => Omit<Painted, 'name'>;
  /** The picture of a logo. */
  logoOf?: (name: string) => Promise<Uint8Array | undefined>;
  /** What people see who are not signed in: at `/`, and where the app has no page; the app itself where nobody says. */
  strangers?: Record<'home' | 'missing', (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>> | undefined;
}

/**
 * Serves the built web app: files by their names (pre-compressed, hashed ones for a year), and index.html for
 * every other address a browser opens, since the app's own routes live there. Unknown /api paths are refusals. The page says
 * how the school is called, that it is one to practise in, and where it has several regions, which one it belongs to and where that is reached (web,
 * `school.ts`, `school-address.ts`).
 */
export async function servePages(
  app: FastifyInstance,
  { settings, named, look = () => usually, logoOf = async () => undefined, strangers }: PagesGiven,
): Promise<void> {
  const painted = (): Painted => ({ ...look(), name: named() });
  const hasPages = existsSync(`${built}index.html`);
  if (hasPages)
    await serveFolder(app, {
      root: built,
      prefix: '/',
      preCompressed: true,
      cacheControl: false,
      // Maps to the sources are for reading faults, not for visitors.
      isServed: (name) => !name.endsWith('.map'),
      setHeaders(reply, path) {
        reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  const pages = hasPages ? namedPages(built, settings) : undefined;
  const preloads = hasPages ? readPreloads() : noPreloads;
  const session = cookieNaming(settings)('chip');
  const sendPage = pages && ((request: FastifyRequest, reply: FastifyReply) => sendMade(request, reply, pages.page(painted())));
  const open =
    sendPage &&
    ((pathname: string, request: FastifyRequest, reply: FastifyReply) => {
      const { headers } = request;
      // Tells web/public/first.js that somebody is signed in: what the page will ask for is asked at once.
      if (cookieOf(headers.cookie, session) !== undefined) reply.header('server-timing', 'session');
      const link = preloads.of(pathname, languageAsked(headers['accept-language'], offered(painted())));
      if (link !== undefined) reply.header('link', link).header('vary', 'accept-language');
      return sendPage(request, reply);
    });
  const isStranger = ({ headers }: FastifyRequest): boolean => cookieOf(headers.cookie, session) === undefined;
  if (open) {
    app.get('/', (request, reply) => {
      // The link of a forgotten password may end at the top: the app leads it on.
      const isLink = (request.query as { mode?: string }).mode !== undefined;
      return strangers && isStranger(request) && !isLink ? strangers.home(request, reply) : open('/', request, reply);
    });
    // The worker keeps this one for all addresses.
    app.get('/index.html', sendPage);
    app.get('/manifest.webmanifest', (request, reply) => sendMade(request, reply, pages.manifest(painted())));
    app.get('/school.css', (request, reply) => sendMade(request, reply, pages.style(painted())));
    const faceOf = schoolFace(built, logoOf);
    for (const file of faceFiles)
      app.get(`/${file}`, async (_request, reply) => {
        const face = await faceOf(file, painted());
        return (
          reply
            // Asked for several times by one page; a new logo is there a minute later, or with the next reload.
            .header('cache-control', 'max-age=60')
            .type(file.endsWith('.svg') ? 'image/svg+xml' : 'image/png')
            .send(face)
        );
      });
  }
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/')) return refuse(reply, new Refusal('request.not_found'));
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (!open || !wantsPage) return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found');
    const pathname = request.url.split('?', 1)[0] ?? '/';
    if (strangers && isStranger(request) && !preloads.knows(pathname)) return strangers.missing(request, reply);
    return open(pathname, request, reply);
  });
}

/**
 * Which letters, scripts and styles the page of an address will ask for, as a Link header: the browser fetches them beside the entry
 * instead of after it. The build writes the table.
 */
function readPreloads(): Preloads {
  const file = `${built}.vite/preloads.json`;
  if (!existsSync(file)) return noPreloads;
  // Made when the first page is opened: the school is ready sooner.
  let table: ReturnType<typeof preloadsOf> | undefined;
  const rowOf = (pathname: string) => (table ??= preloadsOf(file)).find(({ pattern }) => pattern.test(pathname));
  return {
    of: (pathname, language) => rowOf(pathname)?.[language],
    // The parts of the look stand in no table.
    knows: (pathname) => pathname.startsWith('/dev/') || rowOf(pathname) !== undefined,
  };
}

interface Preloads {
  of(pathname: string, language: 'ru' | 'en'): string | undefined;
  /** Whether the app has a page there. */
  knows(pathname: string): boolean;
}
const noPreloads: Preloads = { of: () => undefined, knows: () => true };

const offered = ({ languages }: Painted) => languages.map((locale) => (locale === 'en-US' ? ('en' as const) : ('ru' as const)));

const preloadsOf = (file: string) =>
  (JSON.parse(readFileSync(file, 'utf8')) as PreloadRow[]).map(({ path, scripts, styles, texts, fonts }) => ({
    pattern: new RegExp(`^${path.replace(/[.*+?^{}()|[\]\\]/g, '\\$&').replace(/\$\w+/g, '[^/]+')}$`),
    ru: linkOf([...scripts, ...texts.ru], styles, fonts.ru),
    en: linkOf([...scripts, ...texts.en], styles, fonts.en),
  }));

interface PreloadRow {
  path: string;
  scripts: string[];
  styles: string[];
  texts: Record<'ru' | 'en', string[]>;
  /** The letters of each language. */
  fonts: Record<'ru' | 'en', string>;
}

const linkOf = (scripts: readonly string[], styles: readonly string[], font: string): string =>
  [
    `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
    ...new Set(scripts).values().map((script) => `<${script}>; rel=modulepreload; fetchpriority=low`),
    ...styles.map((style) => `<${style}>; rel=preload; as=style`),
  ].join(', ');
