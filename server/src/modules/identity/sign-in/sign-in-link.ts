import { randomBytes } from 'node:crypto';

import { identityLimits } from '@school/contract/identity/limits';

import { Refusal } from '#platform/refusal';

import { idTokenFor } from '../sessions/id-token-for.ts';
import { countedAddress } from '#platform/counted-address';
import type { Tools } from '../dependencies/dependencies.ts';

/** A UUID and a secret of 128 bits, as one token for an address. */
export const tokenOf = (accountId: string, secret: Buffer): string =>
  Buffer.concat([Buffer.from(accountId.replaceAll('-', ''), 'hex'), secret]).toString('base64url');

/** What such a token says; undefined for any other text. */
export function partsOf(token: string): { accountId: string; secret: string } | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 32) return undefined;
  const [, ...groups] = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(bytes.subarray(0, 16).toString('hex')) ?? [];
  return { accountId: groups.join('-'), secret: bytes.subarray(16).toString('hex') };
}

/**
 * A token by which a family signs in once within ten minutes (docs/rules/accounts.md#sign-in-links): made by a manager who has made sure whom he
 * speaks to. A new one ends the one before it; the staff have none.
 */
export const makeSignInToken =
  ({ accounts, secrets, clock }: Pick<Tools, 'accounts' | 'secrets' | 'clock'>) =>
  async (customerId: string): Promise<{ token: string; until: Temporal.Instant }> => {
    const account = await accounts.ofCustomer(customerId);
    if (account?.role !== 'parent') throw new Error(`${customerId} is no family`);
    if (account.blockedAt) throw new Refusal('identity.blocked');
    const secret = randomBytes(16);
    const until = clock.now().add({ minutes: identityLimits.signInLinkMinutes });
    const { accountId } = account;
    await secrets.issue({
      purpose: 'signInLink',
      subject: accountId,
      secret: secret.toString('hex'),
      payload: {},
      tries: 5,
      expiresAt: until,
    });
    return { token: tokenOf(accountId, secret), until };
  };

/** An ID token for such a token, once; its session ends with the browser's. */
export const signInByToken =
  (tools: Tools) =>
  async (token: string, ip: string): Promise<string> => {
    await tools.rateLimit.take(`sign-in link from ${countedAddress(ip)}`, {
      most: identityLimits.signInTries.perAddressMinute,
      window: { minutes: 1 },
    });
    const parts = partsOf(token);
    const isRight = parts && (await tools.secrets.claim('signInLink', parts.accountId, parts.secret, tools.clock.now()));
    if (!isRight) throw new Refusal('identity.token_expired');
    return idTokenFor(tools)(parts.accountId, undefined, true);
  };
