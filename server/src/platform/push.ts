import { createHash } from 'node:crypto';

import webPushLibrary from 'web-push';

import { Gone, Undeliverable } from './mail.ts';

/** A push message as a browser's push service takes it. */
export interface Push {
  /** The same for each attempt: a repeat replaces the one before it, at the service and on the screen. */
  key: string;
  device: { endpoint: string; p256dh: string; auth: string };
  /** JSON for the device; nobody on the way can read it. */
  payload: string;
  /** So long it is kept for a device that is away. */
  seconds: number;
  isUrgent: boolean;
  /** Who sends it (VAPID): a mailto: or https: address and the keys. */
  sender: { subject: string; publicKey: string; privateKey: string };
}

/** Where push messages leave the school. `send` throws when one was not taken: `Gone` if the device has given us up. */
export interface PushPort {
  send(push: Push): Promise<void>;
}

/** Keys of a sender, as browsers and services know them. */
export const newPushKeys = (): { publicKey: string; privateKey: string } => webPushLibrary.generateVAPIDKeys();

/** To the push service that the device named, encrypted for the device (RFC 8291), signed by the school (RFC 8292). */
export const webPush: PushPort = {
  async send({ key, device, payload, seconds, isUrgent, sender }) {
    const { endpoint, p256dh, auth } = device;
    const { method, headers, body } = webPushLibrary.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: sender,
      TTL: seconds,
      urgency: isUrgent ? 'high' : 'normal',
      // RFC 8030, 5.4: one that was not delivered yet is replaced by another of its topic. 32 signs at most.
      topic: createHash('sha256').update(key).digest('base64url').slice(0, 32),
    });
    const answer = await fetch(endpoint, {
      method,
      redirect: 'error',
      headers: headers as Record<string, string>,
      body: new Uint8Array(body),
      signal: AbortSignal.timeout(15_000),
    });
    await answer.body?.cancel();
    if (answer.ok) return;
    const tale = `The push service answered ${answer.status}`;
    if (answer.status === 404 || answer.status === 410) throw new Gone(tale);
    throw [400, 403, 413].includes(answer.status) ? new Undeliverable(tale) : new Error(tale);
  },
};
