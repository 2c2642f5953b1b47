import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';

import type { Keys } from '#platform/settings';
import { calculateJwkThumbprint, type JWK } from 'jose';

/** The key that signs, and all that are believed: the old one too while secrets are being changed. */
export interface SigningKeys {
  kid: string;
  signing: KeyObject;
  publicKey(kid: string | undefined): KeyObject | undefined;
  jwks: JWK[];
}

/** What stands before the 32 bytes of an Ed25519 key in PKCS 8. */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Makes Ed25519 keys from secrets of the settings: every node has the same, and none lies in the database. */
export async function signingKeysFrom(secrets: Keys, purpose: string): Promise<SigningKeys> {
  const keys = await Promise.all(
    secrets.map(async (secret) => {
      const seed = Buffer.from(hkdfSync('sha256', secret, '', `chip-school ${purpose}`, 32));
      const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' });
      const publicKey = createPublicKey(privateKey);
      const jwk = publicKey.export({ format: 'jwk' }) as JWK;
      const kid = await calculateJwkThumbprint(jwk);
      return { kid, privateKey, publicKey, jwk: { ...jwk, kid, alg: 'EdDSA', use: 'sig' } };
    }),
  );
  const [first] = keys;
  if (!first) throw new Error(`No secret for ${purpose}`);
  return {
    kid: first.kid,
    signing: first.privateKey,
    publicKey: (kid) => keys.find((key) => key.kid === kid)?.publicKey,
    jwks: keys.map((key) => key.jwk),
  };
}
