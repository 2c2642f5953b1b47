import type { NotificationChannel } from '@school/contract/notifications/limits';

/** How pressing a message is. `urgent` rings at night; a `receipt` answers what the family has just done: its letter leaves at once. */
export type Pressing = 'usual' | 'receipt' | 'urgent';

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
): DeliveryChannels {
  const wants = (channel: NotificationChannel) => chosen.includes(channel);
  const wantsLetter = wants('mail') || (pressing === 'urgent' && !(wants('sms') && phone !== null));
  return {
    mail: wantsLetter && email !== null,
    sms: phone !== null && (wants('sms') || (wantsLetter && email === null)),
    push: wants('push') || pressing === 'urgent',
  };
}
