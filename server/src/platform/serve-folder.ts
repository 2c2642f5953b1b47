import { readdirSync } from 'node:fs';
import path from 'node:path';

import files, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

type Options = Omit<FastifyStaticOptions, 'root' | 'prefix' | 'serve' | 'decorateReply' | 'wildcard' | 'allowedPath'>;

/**
 * Serves the files of a folder that does not change while the school runs, by their exact names. The names are read once, at the first request:
 * asked for a name, the library reads the whole folder each time, which with the four thousand files of the app took longer than sending one.
 * @param isServed which of them are shown, by their names below the folder; all without it
 */
export async function serveFolder(
  app: FastifyInstance,
  {
    root,
    prefix,
    isServed = () => true,
    ...options
  }: Options & { root: string; prefix: `/${string}`; isServed?: (name: string) => boolean },
): Promise<void> {
  let known: ReadonlySet<string> | undefined;
  await app.register(async (folder) => {
    await folder.register(files, { ...options, root, serve: false });
    folder.get(`${prefix}*`, (request, reply) => {
      const { '*': name } = request.params as { '*': string };
      known ??= new Set(namesIn(root).filter(isServed));
      return known.has(name) ? reply.sendFile(name) : reply.callNotFound();
    });
  });
}

const namesIn = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
