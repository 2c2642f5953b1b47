import { createHmac, timingSafeEqual } from 'node:crypto';

import { paymentsLimits } from '@school/contract/payments/limits';

/** Header of the signature: `t=<seconds since 1970>,v1=<hex HMAC-SHA256 of "t.body">`. */
export const signatureHeader = 'sandbox-signature';

export function sign(body: string | Buffer, secret: string, now: Temporal.Instant): string {
  const seconds = secondsOf(now);
  return `t=${seconds},v1=${digest(body, secret, seconds)}`;
}

/** True when one of the secrets made the signature over exactly these bytes, at most 300 seconds from now. */
export function isSigned(body: Buffer, header: unknown, secrets: readonly string[], now: Temporal.Instant): boolean {
  const [, seconds, given] = typeof header === 'string' ? (/^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? []) : [];
  if (seconds === undefined || given === undefined) return false;
  if (Math.abs(secondsOf(now) - Number(seconds)) > paymentsLimits.webhookToleranceSeconds) return false;
  return secrets.some((secret) => timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(digest(body, secret, Number(seconds)), 'hex')));
}

const secondsOf = (at: Temporal.Instant): number => Math.floor(at.epochMilliseconds / 1000);

const digest = (body: string | Buffer, secret: string, seconds: number): string =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
