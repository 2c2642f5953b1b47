import { createHash } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

import { AwsClient } from 'aws4fetch';

import type { Settings } from '../settings.ts';
import { type Storage, typeOf } from './storage.ts';

/** What is sent, and its sum: the storage checks what arrived against it. */
interface Body {
  content: Buffer<ArrayBuffer> | Blob;
  sha256: string;
}

const shortMs = 30_000;
/** A large file has ten minutes to go up or to come. */
const largeMs = 600_000;

const sha256 = (bytes: Uint8Array | ''): string => createHash('sha256').update(bytes).digest('hex');

/** Files in a bucket of any S3-compatible storage, addressed by path (`https://host/bucket/name`). */
export function s3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey }: NonNullable<Settings['s3']>): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const ask = async (method: 'PUT' | 'GET' | 'DELETE', name: string, body?: Body, timeoutMs = shortMs): Promise<Response> => {
    const type = typeOf(name);
    const answer = await client.fetch(`${endpoint}/${bucket}/${name}`, {
      method,
      headers: {
        'x-amz-content-sha256': body?.sha256 ?? sha256(''),
        ...(body && { 'content-type': type }),
      },
      ...(body && { body: body.content }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.ok || (answer.status === 404 && method !== 'PUT')) return answer;
    await answer.body?.cancel();
    throw new Error(`The file storage answered ${method} ${name} with ${answer.status}`);
  };
  return {
    async put(name, bytes) {
      await (await ask('PUT', name, { content: Buffer.from(bytes), sha256: sha256(bytes) })).body?.cancel();
    },
    // Its length and sum are wanted before the first byte: a large one goes through a file of this machine.
    async putStream(name, content) {
      const folder = await mkdtemp(path.join(tmpdir(), 'chip-school-'));
      try {
        const place = path.join(folder, 'upload');
        const sum = createHash('sha256');
        const summed = new Transform({
          transform(chunk: Buffer, _encoding, done) {
            sum.update(chunk);
            done(null, chunk);
          },
        });
        await pipeline(content, summed, createWriteStream(place, { mode: 0o600 }));
        const blob = await openAsBlob(place);
        await (await ask('PUT', name, { content: blob, sha256: sum.digest('hex') }, largeMs)).body?.cancel();
        return blob.size;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async get(name) {
      const answer = await ask('GET', name);
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
      await answer.body?.cancel();
      return undefined;
    },
    async getStream(name) {
      const answer = await ask('GET', name, undefined, largeMs);
      if (answer.ok && answer.body) return Readable.fromWeb(answer.body as ReadableStream);
      await answer.body?.cancel();
      return undefined;
    },
    async delete(name) {
      await (await ask('DELETE', name)).body?.cancel();
    },
  };
}
