import type { Locale } from '@school/contract/shapes';

interface Opened {
  address: string;
  locale: Locale;
  /** The name of the school in this language. */
  school: string;
}

/** To who left an address while the school took no new families: the one letter that was promised. */
export const schoolOpens = ({ address, locale, school }: Opened): { subject: string; text: string } =>
  locale === 'ru-RU'
    ? {
        subject: `Школа «${school}» открылась, ждём вас`,
        text: `Здравствуйте!\n\nВы просили написать, когда можно будет записаться в школу «${school}». Уже можно, первый урок бесплатный:\n${address}/registration\n\nБольше писем не будет, ваш адрес мы удалили.`,
      }
    : {
        subject: `${school} is open: come and join us`,
        text: `Hello!\n\nYou asked us to tell you when you can join ${school}. Now you can, and the first lesson is free:\n${address}/registration\n\nWe won’t e-mail you again: we’ve deleted your address.`,
      };

/** To the owner who tries whether mail or SMS arrives. */
export const proofCode = ({ code, locale }: { code: string; locale: Locale }): { subject: string; text: string } =>
  locale === 'ru-RU'
    ? { subject: `Проверка почты: ${code}`, text: `Код проверки: ${code}. Введите его на странице «Открытие школы».` }
    : { subject: `E-mail test: ${code}`, text: `Your test code: ${code}. Enter it on the page “Opening the school”.` };
