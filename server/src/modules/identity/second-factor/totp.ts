import { createHash, randomBytes } from 'node:crypto';

import { identityLimits } from '@school/contract/identity/limits';
import type { Enrolment } from '@school/contract/identity/shapes';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

const { digits, stepSeconds, window, recoveryCodes } = identityLimits.secondFactor;

const totpOf = (secret: Buffer, { issuer = '', label = '' } = {}): TOTP =>
  new TOTP({ issuer, label, digits, period: stepSeconds, secret: new Secret({ buffer: new Uint8Array(secret).buffer }) });

export const newTotpSecret = (): Buffer => randomBytes(20);

/** The step of 30 seconds that a code belongs to; undefined when it is wrong now. */
export function stepOf(secret: Buffer, code: string, now: Temporal.Instant): number | undefined {
  if (!/^\d+$/.test(code) || code.length !== digits) return undefined;
  const timestamp = now.epochMilliseconds;
  const delta = totpOf(secret).validate({ token: code, timestamp, window });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / stepSeconds) + delta;
}

/** What an app takes, which shows the code beside both names: the address, its picture, the words to type where no camera is at hand. */
export function enrolmentOf(secret: Buffer, names: { issuer: string; label: string }): Enrolment {
  const totp = totpOf(secret, names);
  const uri = totp.toString();
  const { size, data } = encode(uri, { ecc: 'M' });
  const path = data.flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join('');
  return { secret: totp.secret.base32, uri, qr: { size, path } };
}

/** Dark stretches of a row: where each begins, and how long it is. */
function runsOf(row: readonly boolean[]): Array<[x: number, length: number]> {
  const runs: Array<[number, number]> = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === x) last[1]++;
    else runs.push([x, 1]);
  });
  return runs;
}

/** Letters and digits that nobody takes for one another: 5 bits each, 60 in a code. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz';
const newRecoveryCode = (): string =>
  Array.from(randomBytes(12), (byte) => letters[byte % letters.length])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodes }, newRecoveryCode);

/** A recovery code is long enough to be kept under a plain hash. */
export const hashOfRecoveryCode = (accountId: string, code: string): Buffer =>
  createHash('sha256')
    .update(`${accountId}:${code.replace(/[\s-]/g, '').toLowerCase()}`)
    .digest();
