import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { serveFolder } from '#platform/serve-folder';
import type { FastifyInstance } from 'fastify';

const recorded = fileURLToPath(new URL('../../../../../content/voices/', import.meta.url));

/** Serves the recordings: their names say what they say, so they may be kept for ever. */
export async function serveVoices(app: FastifyInstance): Promise<void> {
  if (!existsSync(recorded)) return;
  await serveFolder(app, {
    root: recorded,
    prefix: '/voices/',
    index: false,
    immutable: true,
    maxAge: '365d',
  });
}
