import { createHash, randomBytes } from 'node:crypto';

/** A token of 256 bits, and the hash under which it is kept. */
export function newToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOfToken(token) };
}

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
