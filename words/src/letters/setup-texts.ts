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
        text: `Здравствуйте!\n\nНа сервере школы сделали ссылку, по которой в школу снова войдёт владелец: ${name}. По ней можно задать новый пароль и новый вход с кодом. Она действует ${minutes} минут и открывается один раз.\n\nЕсли вы об этом не договаривались, сразу узнайте, кто работал на сервере, и заблокируйте этого сотрудника:\n${address}/manager/staff`,
      }
    : {
        subject: 'A link for an owner to sign in was created',
        text: `Hello!\n\nA link was created on the school’s server that lets an owner sign in again: ${name}. It sets a new password and new two-step sign-in, is valid for ${minutes} minutes and works once.\n\nIf you weren’t expecting this, find out right away who was working on the server, and block this account on the staff page:\n${address}/manager/staff`,
      };
}
