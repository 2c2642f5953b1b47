import { Readable } from 'node:stream';

import type { FastifyReply } from 'fastify';

/** A file as a handler gives it: whole, or as a stream when it may be large. */
export interface GivenFile {
  name: string;
  bytes: Uint8Array | AsyncIterable<Uint8Array>;
}

/** A file to keep: the name is given in both ways, so that any browser keeps the Cyrillic one. */
export function asFile(reply: FastifyReply, type: string, { name, bytes }: GivenFile): Buffer | Readable {
  const plain = name.replace(/[^\w.-]+/g, '_');
  reply
    .type(type)
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`);
  if (!(bytes instanceof Uint8Array)) return Readable.from(bytes);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
