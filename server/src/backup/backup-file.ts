import { createReadStream, createWriteStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pipeline } from 'node:stream/promises';

import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';

import { UserError } from '#platform/user-error';

/** The ends of the names of backups: as it is, and encrypted for the holder of a key (https://age-encryption.org/v1). */
export const endings = { plain: '.zip', encrypted: '.zip.age' } as const;

/** A new pair: what encrypts may lie on the server, what decrypts must not. */
export async function newKey(): Promise<{ recipient: string; identity: string }> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** Writes a stream into a new file, encrypted where there is a recipient, down to the disk. */
export async function writeBackup(content: Readable, place: string, recipient: string | undefined): Promise<void> {
  const source = recipient === undefined ? content : Readable.fromWeb(await encrypted(content, recipient));
  await pipeline(source, createWriteStream(place, { flags: 'wx', mode: 0o600 }));
  const file = await open(place, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function encrypted(content: Readable, recipient: string): Promise<ReadableStream<Uint8Array>> {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch (fault) {
    throw new UserError(`${recipient} is no recipient of age: it begins with age1. npm run backup -- --make-key makes one.`, {
      cause: fault,
    });
  }
  return (await encrypter.encrypt(Readable.toWeb(content) as never)) as never;
}

/** Decrypts a backup with the key in a file into another file. */
export async function decryptBackup(place: string, keyFile: string, to: string): Promise<void> {
  const text = await readFile(keyFile, 'utf8').catch((fault: unknown) => {
    throw new UserError(`The key ${keyFile} cannot be read.`, { cause: fault });
  });
  const identity = text.split('\n').find((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identity === undefined) throw new UserError(`${keyFile} holds no key: a line of it begins with AGE-SECRET-KEY-.`);
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity.trim());
  try {
    const plain = await decrypter.decrypt(Readable.toWeb(createReadStream(place)) as never);
    await pipeline(Readable.fromWeb(plain as never), createWriteStream(to, { flags: 'wx', mode: 0o600 }));
  } catch (fault) {
    throw new UserError(`${place} does not open with the key in ${keyFile}, or was damaged on its way.`, { cause: fault });
  }
}
