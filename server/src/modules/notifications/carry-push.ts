import { Gone, Undeliverable } from '#platform/mail';
import type { Carrier } from '#platform/messages';
import type { PushPort } from '#platform/push';

import type { Tools } from './tools.ts';

/** A message is kept so long at most for a device that is away. */
const keptSeconds = 24 * 3600;

/**
 * Carries push messages to devices. Whoever has left the school on a device is not told there any more; a device that
 * its push service does not know any more is forgotten.
 */
export const carryPush =
  (
    { clock, devices, identity }: Pick<Tools, 'clock' | 'devices' | 'identity'>,
    { push, sender }: { push: PushPort; sender: { subject: string; publicKey: string; privateKey: string } },
  ): Carrier =>
  async ({ key, to, text, uselessAt }) => {
    const device = await devices.find(to);
    if (!device) throw new Gone('The device was given up');
    const [alive] = await identity.livingSessions([device.sessionId]);
    if (alive === undefined) {
      await devices.remove(to);
      throw new Gone('The session of the device has ended');
    }
    const left = uselessAt ? Math.floor(clock.now().until(uselessAt).total('seconds')) : keptSeconds;
    try {
      const { endpoint, p256dh, auth } = device;
      await push.send({
        key,
        device: { endpoint, p256dh, auth },
        payload: text,
        seconds: Math.max(0, Math.min(left, keptSeconds)),
        isUrgent: left <= 3600,
        sender,
      });
    } catch (fault) {
      if (fault instanceof Gone) await devices.remove(to);
      // What a push service does not take is nothing that a manager could put right.
      throw fault instanceof Undeliverable ? new Gone(fault.message, { cause: fault }) : fault;
    }
  };
