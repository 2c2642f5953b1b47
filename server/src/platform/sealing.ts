import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

import type { Keys } from './settings.ts';
import { UserError } from './user-error.ts';

/** AES-256-GCM. `place` says what it is: moved to another place, the bytes do not open. */
export function seal(plain: Buffer, key: Buffer, place = ''): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Throws when the key is another one, the bytes were changed, or belong elsewhere. */
export function unseal(bytes: Buffer, key: Buffer, place = ''): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAAD(Buffer.from(place));
  decipher.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
}

/** Seals what people enter and the database alone must not give away (docs/decisions/0185). */
export interface Sealer {
  seal(plain: string, place: string): Buffer;
  open(bytes: Buffer, place: string): string;
  /** Was this sealed with one of the keys that are set? Only its beginning is looked at. */
  knows(bytes: Buffer): boolean;
}

/** How many bytes in front name the key: enough to tell it from another one, far too few to guess it. */
const keyNameLength = 4;

export function createSealer(secrets: Keys): Sealer {
  const keys = secrets.map((secret) => {
    const key = Buffer.from(hkdfSync('sha256', secret, '', 'what a school keeps sealed', 32));
    return { key, name: createHash('sha256').update(key).digest().subarray(0, keyNameLength) };
  });
  const keyOf = (bytes: Buffer) => keys.find(({ name }) => name.equals(bytes.subarray(0, keyNameLength)));
  const [first] = keys;
  if (!first) throw new Error('There is no key to seal with');
  return {
    seal: (plain, place) => Buffer.concat([first.name, seal(Buffer.from(plain), first.key, place)]),
    open(bytes, place) {
      const known = keyOf(bytes);
      if (!known) throw new Error(`SCHOOL_SECRETS_KEY does not open ${place}: it was sealed with another key`);
      return unseal(bytes.subarray(keyNameLength), known.key, place).toString();
    },
    knows: (bytes) => keyOf(bytes) !== undefined,
  };
}

/** Told at the start, so that nothing breaks in the middle of a day. */
export class WrongKey extends UserError {
  constructor(place: string) {
    super(
      `SCHOOL_SECRETS_KEY is not the key that ${place} was sealed with.\n` +
        'Set the key from before, or put it behind the new one with a comma: SCHOOL_SECRETS_KEY=new,before.\n' +
        'Where it is lost for good: npm run setup -- --lost-key says what can no longer be opened, and forgets it.',
    );
    this.name = 'WrongKey';
  }
}
