import { identityLimits } from '@school/contract/identity/limits';
import type { Locale } from '@school/contract/shapes';

interface Facts {
  url: string;
  /** Who has made the link, as colleagues are named. */
  manager: string;
  address: string;
  locale: Locale;
  /** The name of the school in this language. */
  school: string;
}

const minutes = identityLimits.signInLinkMinutes;

/** The link itself, to the family's own contact. */
export function linkLetter({ url, manager, address, locale, school }: Facts): { subject: string; text: string; sms: string } {
  return locale === 'ru-RU'
    ? {
        subject: `Ссылка для входа: школа «${school}»`,
        text: `Здравствуйте!\n\nПо вашей просьбе мы отправляем ссылку, по которой можно войти в кабинет школы «${school}» без пароля:\n${url}\n\nОна действует ${minutes} минут и открывается один раз. Сотрудник школы: ${manager}. Никому её не пересылайте, даже нам. Если вы не просили о ней, не открывайте её и напишите нам: ${address}/help`,
        sms: `Школа «${school}»: ссылка для входа, ${minutes} мин., один раз. Никому её не пересылайте. ${url}`,
      }
    : {
        subject: `Your sign-in link for ${school}`,
        text: `Hello!\n\nAs you asked, here is a link that opens your ${school} account without a password:\n${url}\n\nIt works once, within ${minutes} minutes. School staff member: ${manager}. Don’t forward it to anyone, not even to us. If you didn’t ask for it, don’t open it and contact us: ${address}/help`,
        sms: `${school}: your sign-in link, works once within ${minutes} min. Don’t forward it. ${url}`,
      };
}
