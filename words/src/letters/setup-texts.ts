import { identityLimits } from '@school/contract/identity/limits';
import type { Locale } from '@school/contract/shapes';

const { minutes } = identityLimits.setup;

/** Told to every administrator when the server makes a link by which an owner comes back: who did not expect it, acts within the hour. */
export function recoveryLinkMade({ name, address, locale }: { name: string; address: string; locale: Locale }): {
  subject: string;
  text: string;
} {
  return locale === 'ru-RU'
    ? {
        subject: 'Сделана ссылка для входа владельца',
        text: `Здравствуйте!\n\nНа сервере школы сделали ссылку, по которой в школу снова войдёт владелец: ${name}. Ссылка задаёт новый пароль и новый вход с кодом, действует ${minutes} минут и открывается один раз.\n\nЕсли вы об этом не договаривались, сразу узнайте, кто работал на сервере, и закройте этот вход в сотрудниках:\n${address}/manager/staff`,
      }
    : {
        subject: 'A link for an owner to sign in was made',
        text: `Hello!\n\nA link was made on the school’s server that lets an owner in again: ${name}. It sets a new password and a new second factor, is good for ${minutes} minutes and once.\n\nIf nobody has agreed on this with you, find out at once who worked on the server, and close this account among the colleagues:\n${address}/manager/staff`,
      };
}
