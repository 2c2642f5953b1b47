import type { MessageText } from '@school/words/letters/message-text';

import type { Device } from './devices.store.ts';
import { briefOf } from './rules/brief.ts';

/** What a device is sent: nothing but what is shown there. */
interface PushPayload {
  title: string;
  body: string;
  link: string;
  /** A second one of the same occasion takes the place of the first. */
  tag: string;
}

/** A message as one device is told it. */
export function pushOf({ deviceId }: Pick<Device, 'deviceId'>, key: string, { subject, sms, tap }: MessageText, address: string) {
  const brief = briefOf(sms, address, subject);
  const payload: PushPayload = { title: subject, body: brief.text, link: tap ?? brief.link ?? '/', tag: key };
  return { key: `${key} push ${deviceId}`, channel: 'push', to: deviceId, text: JSON.stringify(payload) } as const;
}
