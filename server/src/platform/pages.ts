import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import { refuse } from './http.ts';
import { Refusal } from './refusal.ts';

const built = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

/**
 * Serves the built web app: files by their names (pre-compressed, hashed ones for a year), and index.html for
 * every other address a browser opens, since the app's own routes live there. Unknown /api paths are refusals.
 */
export async function servePages(app: FastifyInstance): Promise<void> {
  const hasPages = existsSync(`${built}index.html`);
  if (hasPages)
    await app.register(files, {
      root: built,
      preCompressed: true,
      wildcard: true,
      cacheControl: false,
      setHeaders(reply, path) {
        reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/')) return refuse(reply, new Refusal('request.not_found'));
    const wantsPage = hasPages && request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    return wantsPage ? reply.sendFile('index.html') : reply.code(404).type('text/plain').send('Not found');
  });
}
