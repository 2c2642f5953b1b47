import type { Locale } from '@school/contract/shapes';

import { yearsOld } from '../en/shared/amounts.ts';
import { years } from '../ru/shared/amounts.ts';

interface Kept {
  address: string;
  locale: Locale;
  /** The name of the school in this language. */
  school: string;
  /** «2027-03» */
  month: string;
  /** Of the link by which it is taken back. */
  token: string;
}

const monthIn = (locale: Locale, month: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));

/** To who left an address for a child that is too young yet: what is kept, until when, and how it is taken back. */
export const keptForLater = ({ address, locale, school, month, token }: Kept): { subject: string; text: string } =>
  locale === 'ru-RU'
    ? {
        subject: 'Напишем, когда ребёнок подрастёт',
        text: `Здравствуйте!\n\nВы оставили этот адрес в школе «${school}». Напишем один раз, когда ребёнок сможет прийти на первый урок: ${monthIn(locale, month)}\n\nДо тех пор писем не будет. Храним только адрес и месяц рождения. Передумали или это были не вы? Сотрите адрес:\n${address}/registration#${token}`,
      }
    : {
        subject: 'We’ll write when your child is old enough',
        text: `Hello!\n\nYou left this address at ${school}. We’ll write once, when your child can come to the first lesson: ${monthIn(locale, month)}\n\nUntil then there will be no letters. We keep the address and the month of birth, nothing else. Changed your mind, or it wasn’t you? Erase the address:\n${address}/registration#${token}`,
      };

/** In that month: the one letter that was promised. */
export const oldEnoughNow = ({
  address,
  locale,
  school,
  age,
}: Omit<Kept, 'month' | 'token'> & { age: number }): { subject: string; text: string } =>
  locale === 'ru-RU'
    ? {
        subject: 'Пора на первый урок',
        text: `Здравствуйте!\n\nВы просили написать, когда ребёнку исполнится ${years(age)}. Теперь можно прийти в школу «${school}» на первый урок, он бесплатный:\n${address}/registration\n\nБольше писем не будет, ваш адрес мы стёрли.`,
      }
    : {
        subject: 'Time for the first lesson',
        text: `Hello!\n\nYou asked us to write when your child is ${yearsOld(age)}. Now the first lesson at ${school} can be booked, and it’s free:\n${address}/registration\n\nThere will be no more letters, we have erased your address.`,
      };
