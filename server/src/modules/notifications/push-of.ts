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

/** What a message says where a glance must do: on the screen of a phone, in a chat. */
export function pushWords({ subject, sms, tap }: MessageText, address: string): Pick<PushPayload, 'title' | 'body' | 'link'> {
  const brief = briefOf(sms, address, subject);
  return { title: subject, body: brief.text, link: tap ?? brief.link ?? '/' };
}

/** A message as one device is told it. */
export function pushOf({ deviceId }: Pick<Device, 'deviceId'>, key: string, words: MessageText, address: string) {
  const payload: PushPayload = { ...pushWords(words, address), tag: key };
  return { key: `${key} push ${deviceId}`, channel: 'push', to: deviceId, text: JSON.stringify(payload) } as const;
}
