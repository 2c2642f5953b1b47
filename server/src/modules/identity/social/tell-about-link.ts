import type { SocialProvider } from '@school/contract/identity/social-calls';
import type { Locale } from '@school/contract/shapes';

import { newId } from '#platform/ids';

import type { Account } from '../stores/accounts.store.ts';
import { reachOf } from '../rules/confirmed.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/** What people call a service. */
export const providerNames: Record<SocialProvider, Record<Locale, string>> = {
  vk: { 'ru-RU': 'VK ID', 'en-US': 'VK ID' },
  yandex: { 'ru-RU': 'Яндекс', 'en-US': 'Yandex' },
  google: { 'ru-RU': 'Google', 'en-US': 'Google' },
  apple: { 'ru-RU': 'Apple', 'en-US': 'Apple' },
  local: { 'ru-RU': 'учебный аккаунт', 'en-US': 'the practice account' },
};

type LinkChange = 'linked' | 'unlinked';

const letters: Record<Locale, Record<LinkChange, (name: string, link: string, school: string) => { subject: string; text: string }>> = {
  'ru-RU': {
    linked: (name, link, school) => ({
      subject: 'Новый способ входа',
      text: `Здравствуйте!\n\nТеперь в ваш кабинет в школе «${school}» можно войти и через ${name}. Если это сделали не вы, отвяжите его в настройках и смените пароль:\n${link}`,
    }),
    unlinked: (name, link, school) => ({
      subject: 'Способ входа убран',
      text: `Здравствуйте!\n\nВ ваш кабинет в школе «${school}» больше нельзя войти через ${name}. Если это сделали не вы, проверьте настройки и смените пароль:\n${link}`,
    }),
  },
  'en-US': {
    linked: (name, link, school) => ({
      subject: 'A new way to sign in',
      text: `Hello!\n\nYour ${school} account can now be opened with ${name} too. If it wasn’t you, unlink it in Settings and change your password:\n${link}`,
    }),
    unlinked: (name, link, school) => ({
      subject: 'A way to sign in was removed',
      text: `Hello!\n\nYour ${school} account can no longer be opened with ${name}. If it wasn’t you, check your settings and change your password:\n${link}`,
    }),
  },
};

/** The owner hears of each new way into the account, and of each that went. In the caller's transaction. */
export async function tellAboutLink(
  { messages, settings, schoolName }: Pick<Tools, 'messages' | 'settings' | 'schoolName'>,
  account: Account,
  provider: SocialProvider,
  change: LinkChange,
): Promise<void> {
  const { customerId, locale } = account;
  const { email, phone } = reachOf(account);
  const link = `${settings.publicUrl}/settings/edit-parent`;
  const { subject, text } = letters[locale][change](providerNames[provider][locale], link, schoolName(locale));
  const to = email ?? phone?.replace('+', '');
  if (to === undefined) return;
  const key = `social ${change} ${newId()}`;
  await messages.queue({ key, channel: email === null ? 'sms' : 'mail', to, customerId, subject, text });
}
