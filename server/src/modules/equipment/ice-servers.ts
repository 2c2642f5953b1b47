import { createHmac } from 'node:crypto';

import { equipmentLimits } from '@school/contract/equipment/limits';
import type { IceServer } from '@school/contract/equipment/shapes';

import type { RelaySettings } from '#platform/settings';

/**
 * The relay with a name and a password that last for some hours (TURN REST credentials: `expiry:who`, HMAC-SHA1 of it
 * with the secret that the relay knows, too). Nothing where the school has no relay.
 */
export function iceServers(relay: RelaySettings | undefined, who: string, now: Temporal.Instant): IceServer[] {
  if (!relay) return [];
  const until = Math.floor(now.epochMilliseconds / 1000) + equipmentLimits.relayMinutes * 60;
  const username = `${until}:${who}`;
  return [{ urls: [...relay.urls], username, credential: createHmac('sha1', relay.secret).update(username).digest('base64') }];
}
