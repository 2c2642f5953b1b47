import type { FastifyInstance } from 'fastify';

import { openApiDocument } from './openapi.ts';
import { referencePage } from './reference-page.ts';

/** Serves the API document at /api/openapi.json and its readable page at /api/reference, under the name of the school. Made once, on demand. */
export function serveApiDocument(app: FastifyInstance, named: () => string): void {
  let document: ReturnType<typeof openApiDocument> | undefined;
  const made = () => {
    document ??= openApiDocument();
    return { ...document, info: { ...(document['info'] as object), title: named() } };
  };
  app.get('/api/openapi.json', async () => made());
  app.get('/api/reference', async (_request, reply) => reply.type('text/html; charset=utf-8').send(referencePage(made(), named())));
}
