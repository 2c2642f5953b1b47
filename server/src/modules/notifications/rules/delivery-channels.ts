import type { NotificationChannel } from '@school/contract/notifications/limits';

/** How pressing a message is. `urgent` rings at night; a `receipt` answers what the family has just done: its letter leaves at once. */
export type Pressing = 'usual' | 'receipt' | 'urgent';

/** The one way by which a message goes, where it is part of a row of them: to the screen, or to the phone. */
export type OneWay = 'screen' | 'sms';

/** What a message leaves by, besides the list in the school. */
export interface DeliveryChannels {
  mail: boolean;
  sms: boolean;
  push: boolean;
}

/**
 * By which channels somebody is told who has chosen these channels. A letter becomes an SMS where there is no e-mail. What
 * is urgent always reaches the mailbox or the phone, whatever was chosen.
 */
export function deliveryChannelsFor(
  chosen: readonly NotificationChannel[],
  { email, phone }: { email: string | null; phone: string | null },
  pressing: Pressing,
  by?: OneWay,
): DeliveryChannels {
  if (by === 'screen') return { mail: false, sms: false, push: true };
  // Without a phone it is a letter: somebody has to hear of it.
  if (by === 'sms') return { mail: phone === null && email !== null, sms: phone !== null, push: false };
  const wants = (channel: NotificationChannel) => chosen.includes(channel);
  const wantsLetter = wants('mail') || (pressing === 'urgent' && !(wants('sms') && phone !== null));
  return {
    mail: wantsLetter && email !== null,
    sms: phone !== null && (wants('sms') || (wantsLetter && email === null)),
    push: wants('push') || pressing === 'urgent',
  };
}
