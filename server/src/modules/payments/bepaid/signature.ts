import { type KeyObject, verify } from 'node:crypto';

/** True when bePaid has signed exactly these bytes: `Content-Signature` is RSA with SHA-256, in base64. */
export const isSigned = (raw: Buffer, header: unknown, key: KeyObject): boolean =>
  typeof header === 'string' && header !== '' && verify('sha256', raw, key, Buffer.from(header, 'base64'));
