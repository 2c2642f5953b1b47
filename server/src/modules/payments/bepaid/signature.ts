import { createPublicKey, type KeyObject, verify } from 'node:crypto';

/** Reads the public key of a shop: bePaid's pages show it in base64, without the lines around it. Throws when it is none. */
export function publicKeyOf(text: string): KeyObject {
  const base64 = text.replaceAll(/-----[A-Z ]+-----|\s|\\n/g, '');
  return createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
}

/** True when bePaid has signed exactly these bytes: `Content-Signature` is RSA with SHA-256, in base64. */
export const isSigned = (raw: Buffer, header: unknown, key: KeyObject): boolean =>
  typeof header === 'string' && header !== '' && verify('sha256', raw, key, Buffer.from(header, 'base64'));
