import { createHash } from 'node:crypto';

import { seal, unseal } from '#platform/sealing';
import type { Keys } from '#platform/settings';

/** A key made from the pepper: the database alone gives no codes away. */
const keyOf = (pepper: string) => createHash('sha256').update(`second factor ${pepper}`).digest();

export const sealed = (plain: Buffer, [pepper]: Keys): Buffer => seal(plain, keyOf(pepper));

/** Opened with the pepper of today or one before it. */
export function opened(bytes: Buffer, peppers: Keys): Buffer {
  let last: unknown;
  for (const pepper of peppers) {
    try {
      return unseal(bytes, keyOf(pepper));
    } catch (fault) {
      last = fault;
    }
  }
  throw new Error('CODE_PEPPER has changed: the second factors of the staff cannot be read', { cause: last });
}
