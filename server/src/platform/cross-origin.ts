import { callsAcrossRegions, shellCookies } from '@school/contract/region/across';
import type { FastifyInstance } from 'fastify';

import { takeShellCookies } from './cookies.ts';
import type { Settings } from './settings.ts';

/** A page of another address that may call, because it is the school's own: the app from a store, or another region. */
export type KnownOrigin = 'shell' | 'region' | undefined;

const allowed = {
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
  'access-control-allow-headers':
    'accept, accept-language, authorization, content-type, idempotency-key, x-requested-with, x-referrer, x-screen-size, x-timezone, x-visit, x-line-ticket, ' +
    shellCookies.asked,
  'access-control-max-age': '600',
};

/** Origins of the school's other regions. */
export function otherOrigins({ regions, publicUrl }: Pick<Settings, 'regions' | 'publicUrl'>): string[] {
  const own = new URL(publicUrl).origin;
  return [...new Set(regions.map(({ address }) => new URL(address).origin))].filter((origin) => origin !== own);
}

/**
 * Lets pages of the school's own addresses call, and nobody else (decision record 0038). Pages of another region may find out where
 * somebody is at home and sign in there, with cookies; the app from a store may make every call, without cookies.
 */
export function knowOwnOrigins(
  app: FastifyInstance,
  { shellOrigins, ...settings }: Pick<Settings, 'regions' | 'shellOrigins' | 'publicUrl'>,
): void {
  const others = new Set(otherOrigins(settings));
  app.decorateRequest('knownOrigin');
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    // Pictures and voices are shown inside the app from a store, too. Who has no right to a picture has no address of it.
    if (/^\/(?:files|voices)\//.test(request.url)) reply.header('cross-origin-resource-policy', 'cross-origin');
    if (origin === undefined) return done();
    const isAcross = callsAcrossRegions.some((call) => request.url.startsWith(`/api${call}`));
    const known: KnownOrigin = shellOrigins.includes(origin) ? 'shell' : isAcross && others.has(origin) ? 'region' : undefined;
    if (known === undefined) return done();
    request.knownOrigin = known;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': `content-disposition, retry-after, ${shellCookies.given}`,
      vary: 'origin',
    });
    if (known === 'region') reply.header('access-control-allow-credentials', 'true');
    else takeShellCookies(request);
    if (request.method !== 'OPTIONS') return done();
    return void reply.code(204).headers(allowed).send();
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    knownOrigin: KnownOrigin;
  }
}
