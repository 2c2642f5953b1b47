import { hashOfToken, newToken } from '../sessions/new-token.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/** A cookie of 256 bits, as `newToken` writes it. */
const isToken = (cookie: string | undefined): cookie is string => cookie !== undefined && /^[\w-]{43}$/.test(cookie);

/**
 * Devices that are known to an account: who signs in from one has a budget of tries of its own, so a thousand wrong
 * passwords from elsewhere do not lock the owner out.
 */
export const knownDevices = ({ devices, clock }: Pick<Tools, 'devices' | 'clock'>) => ({
  isKnown: async (cookie: string | undefined, accountId: string): Promise<boolean> =>
    isToken(cookie) && devices.isKnown(hashOfToken(cookie), accountId, clock.now()),
  /** After a sign-in: the cookie to keep on the device, the one it has if it is one of ours. */
  async remember(cookie: string | undefined, sessionId: string): Promise<string> {
    const isOld = isToken(cookie) && (await devices.isOurs(hashOfToken(cookie)));
    const token = isOld ? cookie : newToken().token;
    await devices.keep(hashOfToken(token), sessionId, clock.now());
    return token;
  },
  /** After another password: only the device it was changed on, if any, stays known. */
  forgetOthers: (accountId: string, cookie?: string) => devices.forget(accountId, isToken(cookie) ? hashOfToken(cookie) : null),
});
