import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';

import { hashCheaply, hashOf, isSecretOf } from './password-hash.ts';

/** A password hashed by a process that is not a test. */
async function hashedByTheSchool(password: string): Promise<string> {
  const script = `const { hashOf } = await import(${JSON.stringify(import.meta.resolve('./password-hash.ts'))}); process.stdout.write(await hashOf(${JSON.stringify(password)}));`;
  return (await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])).stdout;
}

test('the school pays 19 MiB and two passes for each password, and a test reads it though its own are cheap', async () => {
  hashCheaply();
  const [dear, cheap] = [await hashedByTheSchool('birch-lake-42'), await hashOf('birch-lake-42')];
  expect(dear).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(cheap).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
  for (const hash of [dear, cheap]) {
    expect(await isSecretOf(hash, 'birch-lake-42')).toBe(true);
    expect(await isSecretOf(hash, 'birch-lake-43')).toBe(false);
  }
  expect(await isSecretOf(undefined, 'birch-lake-42')).toBe(false);
});
