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
        text: `Здравствуйте!\n\nПо вашей просьбе мы отправляем ссылку, по которой можно войти в кабинет школы «${school}» без пароля:\n${url}\n\nОна действует ${minutes} минут и открывается один раз. Ссылку сделал сотрудник школы: ${manager}. Никому её не пересылайте, даже нам. Если вы не просили о ней, не открывайте её и напишите нам: ${address}/help`,
        sms: `Школа «${school}»: ссылка для входа, ${minutes} мин., один раз. Никому её не пересылайте. ${url}`,
      }
    : {
        subject: `A link to sign in to ${school}`,
        text: `Hello!\n\nAs you asked, here is a link that opens your ${school} account without a password:\n${url}\n\nIt is good for ${minutes} minutes and once. It was made by ${manager} of the school. Do not forward it to anyone, not even to us. If you did not ask for it, do not open it, and write to us: ${address}/help`,
        sms: `${school}: a link to sign in, ${minutes} min, once. Do not forward it. ${url}`,
      };
}
