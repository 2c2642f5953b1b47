import { createHash } from 'node:crypto';

import { AwsClient } from 'aws4fetch';

import type { Settings } from '../settings.ts';
import { type Storage, typeOf } from './storage.ts';

/** Files in a bucket of any S3-compatible storage, addressed by path (`https://host/bucket/name`). */
export function s3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey }: NonNullable<Settings['s3']>): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const ask = async (method: 'PUT' | 'GET' | 'DELETE', name: string, bytes?: Uint8Array): Promise<Response> => {
    const type = typeOf(name);
    const answer = await client.fetch(`${endpoint}/${bucket}/${name}`, {
      method,
      headers: {
        // The storage checks what arrived against it.
        'x-amz-content-sha256': createHash('sha256')
          .update(bytes ?? '')
          .digest('hex'),
        ...(bytes && { 'content-type': type }),
      },
      ...(bytes && { body: Buffer.from(bytes) }),
      redirect: 'error',
      signal: AbortSignal.timeout(30_000),
    });
    if (answer.ok || (answer.status === 404 && method !== 'PUT')) return answer;
    await answer.body?.cancel();
    throw new Error(`The file storage answered ${method} ${name} with ${answer.status}`);
  };
  return {
    async put(name, bytes) {
      await (await ask('PUT', name, bytes)).body?.cancel();
    },
    async get(name) {
      const answer = await ask('GET', name);
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
      await answer.body?.cancel();
      return undefined;
    },
    async delete(name) {
      await (await ask('DELETE', name)).body?.cancel();
    },
  };
}
