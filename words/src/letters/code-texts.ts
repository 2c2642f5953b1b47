import { identityLimits } from '@school/contract/identity/limits';
import type { Locale } from '@school/contract/shapes';

/** What a code opens: it is said in the SMS, and a code for one thing does not do for another. */
export type CodePurpose = 'signIn' | 'resetPassword' | 'registration' | 'setPassword' | 'newPhone';

const { minutes } = identityLimits.reset;

const whatFor: Record<Locale, Record<CodePurpose, (school: string) => string>> = {
  'ru-RU': {
    signIn: (school) => `код входа, школа «${school}»`,
    resetPassword: (school) => `код для нового пароля, школа «${school}»`,
    registration: (school) => `код регистрации, школа «${school}»`,
    setPassword: (school) => `код для пароля, школа «${school}»`,
    newPhone: (school) => `код подтверждения номера, школа «${school}»`,
  },
  'en-US': {
    signIn: (school) => `is your ${school} sign-in code`,
    resetPassword: (school) => `is your code for a new ${school} password`,
    registration: (school) => `is your ${school} registration code`,
    setPassword: (school) => `is your code for a ${school} password`,
    newPhone: (school) => `is your code to confirm this number at ${school}`,
  },
};

interface Coded {
  code: string;
  purpose: CodePurpose;
  locale: Locale;
  host: string;
  /** The name of the school in this language. */
  school: string;
}

/**
 * The SMS with a code. The last line binds it to the school's address: phones then offer it on that site alone (the
 * format of origin-bound one-time codes).
 */
export function codeSms({ code, purpose, locale, host, school }: Coded): string {
  const warning = locale === 'ru-RU' ? 'Никому его не говорите.' : 'Never tell it to anyone.';
  return `${code} ${locale === 'ru-RU' ? '– ' : ''}${whatFor[locale][purpose](school)}. ${warning}\n\n@${host} #${code}`;
}

/** The mail with the link for a new password. */
export function resetMail({ link, locale, school }: { link: string; locale: Locale; school: string }): { subject: string; text: string } {
  return locale === 'ru-RU'
    ? {
        subject: `Новый пароль, школа «${school}»`,
        text: `Здравствуйте!\n\nКто-то попросил сменить пароль от вашего кабинета в школе «${school}». Если это вы, откройте ссылку и придумайте новый пароль:\n${link}\n\nСсылка действует ${minutes} минут и открывается один раз. Если вы этого не просили, просто удалите письмо: пароль останется прежним.`,
      }
    : {
        subject: `A new ${school} password`,
        text: `Hello!\n\nSomeone asked to change the password of your ${school} account. If it was you, open the link and choose a new password:\n${link}\n\nThe link works once, within ${minutes} minutes. If you didn’t ask for it, just delete this e-mail: your password stays the same.`,
      };
}

interface Changed {
  address: string;
  locale: Locale;
  school: string;
  /** What opens the account besides: the end of its phone, and names of services. */
  others: { phone: string | undefined; services: readonly string[] };
}

/** Told after every change of a password, so that nobody loses an account unnoticed. */
export function passwordChanged({ address, locale, others, school }: Changed): { subject: string; text: string; sms: string } {
  const link = `${address}/reset-password`;
  const list = new Intl.ListFormat(locale, { type: 'disjunction' });
  if (locale === 'ru-RU') {
    const ways = [...(others.phone ? [`по коду из SMS на номер ${others.phone}`] : []), ...others.services.map((name) => `через ${name}`)];
    const besides =
      ways.length > 0
        ? `Кроме пароля, в кабинет можно войти ${list.format(ways)}. Если это не ваше, уберите в настройках:\n${address}/settings/edit-parent\n\n`
        : '';
    return {
      subject: 'Пароль изменён',
      text: `Здравствуйте!\n\nПароль от вашего кабинета в школе «${school}» изменён, на других устройствах вход завершён. ${besides}Если это сделали не вы, сразу задайте новый пароль:\n${link}\n\nи напишите в школу.`,
      sms: `Пароль от кабинета в школе «${school}» изменён. Если это не вы, задайте новый: ${link}`,
    };
  }
  const ways = [...(others.phone ? [`with an SMS code to ${others.phone}`] : []), ...others.services.map((name) => `with ${name}`)];
  const besides =
    ways.length > 0
      ? `Besides the password, you can sign in ${list.format(ways)}. If any of these isn’t yours, remove it in your settings:\n${address}/settings/edit-parent\n\n`
      : '';
  return {
    subject: 'Your password was changed',
    text: `Hello!\n\nThe password of your ${school} account was changed, and other devices were signed out. ${besides}If it wasn’t you, choose a new password right away:\n${link}\n\nand contact the school.`,
    sms: `The password of your ${school} account was changed. If it wasn’t you, choose a new one: ${link}`,
  };
}

/** The end of a phone: enough for its owner. */
export const endOfPhone = (phone: string): string => `•• ${phone.slice(-4, -2)}-${phone.slice(-2)}`;

interface Entered {
  address: string;
  phone: string;
  device: string;
  locale: Locale;
  school: string;
}

/** Somebody has come in by an SMS code on a device that was not known. */
export function enteredBySms({ address, phone, device, locale, school }: Entered): { subject: string; text: string } {
  const link = `${address}/settings/edit-parent`;
  return locale === 'ru-RU'
    ? {
        subject: 'Вход по коду из SMS',
        text: `Здравствуйте!\n\nВ ваш кабинет в школе «${school}» вошли по коду из SMS на новом устройстве${device && ` (${device})`}, номер телефона ${phone}. Если это вы, ничего делать не нужно.\n\nЕсли нет, проверьте телефон в настройках и смените пароль:\n${link}`,
      }
    : {
        subject: 'Sign-in with an SMS code',
        text: `Hello!\n\nSomeone signed in to your ${school} account with an SMS code on a new device${device && ` (${device})`}, phone ${phone}. If it was you, you don’t need to do anything.\n\nIf not, check the phone in your settings and change the password:\n${link}`,
      };
}
