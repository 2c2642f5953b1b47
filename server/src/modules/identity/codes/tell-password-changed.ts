import { newId } from '#platform/ids';

import type { Account } from '../accounts.store.ts';
import type { Tools } from '../tools.ts';
import { passwordChanged } from './words.ts';

/** Every change of a password is told to its owner, by mail or by SMS. In the caller's transaction. */
export async function tellPasswordChanged(
  { messages, settings }: Pick<Tools, 'messages' | 'settings'>,
  { customerId, email, phone, locale }: Account,
): Promise<void> {
  const { sms, ...letter } = passwordChanged({ address: settings.publicUrl, locale });
  const key = `password changed ${newId()}`;
  if (email !== null) await messages.queue({ key, channel: 'mail', to: email, customerId, ...letter });
  else if (phone !== null) await messages.queue({ key, channel: 'sms', to: phone.replace('+', ''), customerId, text: sms });
}
