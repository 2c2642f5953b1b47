import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

import type { Keys } from '#platform/settings';

/** AES-256-GCM under a key made from the pepper: the database alone gives no codes away. */
const keyOf = (pepper: string) => createHash('sha256').update(`second factor ${pepper}`).digest();

export function sealed(plain: Buffer, [pepper]: Keys): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(pepper), nonce);
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Opened with the pepper of today or one before it. */
export function opened(bytes: Buffer, peppers: Keys): Buffer {
  let last: unknown;
  for (const pepper of peppers) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', keyOf(pepper), bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(-16));
      return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
    } catch (fault) {
      last = fault;
    }
  }
  throw new Error('CODE_PEPPER has changed: the second factors of the staff cannot be read', { cause: last });
}
