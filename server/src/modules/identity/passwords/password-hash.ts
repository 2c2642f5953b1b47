import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Argon2id with 19 MiB and two passes (docs/design/security.md#passwords): about 30 ms of a thread, off the event loop. */
let cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const derive = promisify(argon2);

const deriveBy = (secret: string, nonce: Buffer, { memory, passes, parallelism, tagLength }: typeof cost) =>
  derive('argon2id', { message: secret.normalize('NFKC'), nonce, memory, passes, parallelism, tagLength });

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** The hash of a password or PIN in the usual spelling, with its cost and salt inside. */
export async function hashOf(secret: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await deriveBy(secret, nonce, cost);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/**
 * From now on this process hashes as cheaply as Argon2 can. For tests, which register thousands of families: no setting leads here,
 * so no school that serves people can. What a hash cost stands in it, so the dear ones are still read.
 */
export function hashCheaply(): void {
  cost = { ...cost, memory: 8, passes: 1 };
}

const spelling = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Nobody's password: checked where there is no account, so that the answer takes as long. */
const nobodys = hashOf(randomBytes(32).toString('hex'));

/** Is this the secret of the hash? Without a hash it takes as long, and it is not. */
export async function isSecretOf(hash: string | null | undefined, secret: string): Promise<boolean> {
  const parts = spelling.exec(hash ?? (await nobodys));
  if (!parts) return false;
  const [memory = 0, passes = 0, parallelism = 0] = parts.slice(1, 4).map(Number);
  const kept = Buffer.from(parts[5] ?? '', 'base64');
  const tag = await deriveBy(secret, Buffer.from(parts[4] ?? '', 'base64'), { memory, passes, parallelism, tagLength: kept.length });
  return timingSafeEqual(tag, kept) && hash !== null && hash !== undefined;
}
