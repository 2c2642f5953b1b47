import { createPublicKey, type KeyObject } from 'node:crypto';

export function isPublicKey(text: string): boolean {
  try {
    return publicKeyOf(text) !== undefined;
  } catch {
    return false;
  }
}

/** Reads an RSA public key in base64, with or without the lines that stand around it in a file. Throws when it is none. */
export function publicKeyOf(text: string): KeyObject {
  const base64 = text.replaceAll(/-----[A-Z ]+-----|\s|\\n/g, '');
  const key = createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
  if (key.asymmetricKeyType !== 'rsa') throw new Error('It is not an RSA key');
  return key;
}
