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
        text: `Здравствуйте!\n\nВы просили написать, когда можно будет записаться в школу «${school}». Уже можно, первый урок бесплатный:\n${address}/registration\n\nБольше писем не будет, ваш адрес мы стёрли.`,
      }
    : {
        subject: `${school} is open, come in`,
        text: `Hello!\n\nYou asked us to write when you can apply at ${school}. Now you can, the first lesson is free:\n${address}/registration\n\nThere will be no more letters, we have erased your address.`,
      };

/** To the owner who tries whether mail or SMS arrives. */
export const proofCode = ({ code, locale }: { code: string; locale: Locale }): { subject: string; text: string } =>
  locale === 'ru-RU'
    ? { subject: `Проверка почты: ${code}`, text: `Код проверки: ${code}. Введите его на странице «Открытие школы».` }
    : { subject: `Trying out the mail: ${code}`, text: `The code: ${code}. Enter it on the page “Opening the school”.` };
