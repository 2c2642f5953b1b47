import { identityLimits } from '@school/contract/identity/limits';
import type { Locale } from '@school/contract/shapes';

const hours = identityLimits.invitationHours;

/** Where an invitation is accepted. The secret stands after the #, so no log ever sees it. */
export const invitationLink = (address: string, token: string): string => `${address}/invitation#${token}`;

interface Facts {
  name: string;
  address: string;
  token: string;
  locale: Locale;
  /** The name of the school in this language. */
  school: string;
}

/** The mail that lets a colleague or a teacher choose a password. */
export function invitationMail({ name, address, token, locale, school }: Facts) {
  const link = invitationLink(address, token);
  return locale === 'ru-RU'
    ? {
        subject: `Приглашение в школу «${school}»`,
        text: `${name}, здравствуйте!\n\nВас приглашают в команду школы «${school}». Откройте ссылку и придумайте пароль:\n${link}\n\nСсылка действует ${hours} часа и открывается один раз. Если вы не ждали этого письма, просто удалите его.`,
      }
    : {
        subject: `Invitation to ${school}`,
        text: `Hello ${name},\n\nYou’re invited to join the ${school} team. Open the link and choose a password:\n${link}\n\nThe link works once, within ${hours} hours. If you weren’t expecting this e-mail, just delete it.`,
      };
}
