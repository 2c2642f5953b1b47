import type { AdultRight } from '@school/contract/adult-rights';
import { adultLimits } from '@school/contract/adults/limits';
import type { Locale } from '@school/contract/shapes';

interface Facts {
  /** Whom it goes to. */
  name: string;
  /** The parent who registered. */
  parent: string;
  address: string;
  locale: Locale;
  /** The name of the school in this language. */
  school: string;
}

interface Letter {
  subject: string;
  text: string;
  sms: string;
}

const days = adultLimits.invitationDays;

const mayDo: Record<AdultRight, { ru: string; en: string }> = {
  sees: {
    ru: 'видеть уроки и успехи ребёнка, заглядывать на урок и писать преподавателю',
    en: 'see the child’s lessons and progress, watch lessons and write to the teacher',
  },
  arranges: {
    ru: 'видеть уроки и успехи ребёнка, писать преподавателю, записывать на уроки и переносить их',
    en: 'see the child’s lessons and progress, write to the teacher, book and reschedule lessons',
  },
  pays: {
    ru: 'видеть уроки и успехи ребёнка, писать преподавателю, менять расписание и оплачивать уроки',
    en: 'see the child’s lessons and progress, write to the teacher, manage and pay for lessons',
  },
};

/** To a grown-up whom a parent has invited: the link to come in by. */
export const adultInvitation = ({ name, parent, may, url, address, locale, school }: Facts & { may: AdultRight; url: string }): Letter =>
  locale === 'ru-RU'
    ? {
        subject: `${parent} приглашает вас в школу «${school}»`,
        text: `${name}, здравствуйте!\n\n${parent} приглашает вас в семейный кабинет школы «${school}». Вы сможете ${mayDo[may].ru}. Откройте ссылку и придумайте пароль:\n${url}\n\nСсылка действует ${days} дней и открывается один раз. Если вы не знаете, о ком речь, не открывайте её и напишите нам: ${address}/help`,
        sms: `Школа «${school}»: ${parent} приглашает вас в семейный кабинет, ссылка на ${days} дней. ${url}`,
      }
    : {
        subject: `${parent} has invited you to ${school}`,
        text: `Hello ${name},\n\n${parent} has invited you to the family’s account at ${school}. You’ll be able to ${mayDo[may].en}. Open the link and choose a password:\n${url}\n\nThe link is valid for ${days} days and works once. If you don’t know who this is, don’t open it, and write to us: ${address}/help`,
        sms: `${school}: ${parent} has invited you to the family’s account, the link is valid for ${days} days. ${url}`,
      };

/** To a grown-up who is out of a family. */
export const adultRemoved = ({ name, parent, address, locale, school }: Facts): Letter =>
  locale === 'ru-RU'
    ? {
        subject: `Доступ в кабинет закрыт: школа «${school}»`,
        text: `${name}, здравствуйте!\n\nВаш доступ в семейный кабинет школы «${school}» (родитель: ${parent}) закрыт, вход и данные для входа удалены. Если это неожиданно, спросите родителя или напишите нам: ${address}/help`,
        sms: `Школа «${school}»: ваш доступ в семейный кабинет закрыт.`,
      }
    : {
        subject: `Your access at ${school} has been removed`,
        text: `Hello ${name},\n\nYour access to the family’s account at ${school} (parent: ${parent}) has been removed, and your sign-in deleted. If you didn’t expect this, ask the parent or write to us: ${address}/help`,
        sms: `${school}: your access to the family’s account has been removed.`,
      };
