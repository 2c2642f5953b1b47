import { identityLimits } from '@school/contract/identity/limits';
import type { Locale } from '@school/contract/shapes';

interface Facts {
  parent: string;
  kid: string;
  url: string;
  address: string;
  locale: Locale;
  /** The name of the school in this language. */
  school: string;
}

const days = identityLimits.familyInvitationDays;

/** To a parent whose family a colleague has written down: the link to come in by. */
export const familyInvitation = ({ parent, kid, url, address, locale, school }: Facts): { subject: string; text: string; sms: string } =>
  locale === 'ru-RU'
    ? {
        subject: `Ваш кабинет в школе «${school}»`,
        text: `${parent}, здравствуйте!\n\nКак договорились, мы создали кабинет для вас и ребёнка (${kid}). Откройте ссылку и придумайте пароль:\n${url}\n\nСсылка действует ${days} дней и открывается один раз. Уроки и баланс уже в кабинете. Если вы с нами не договаривались, не открывайте ссылку и напишите нам: ${address}/help`,
        sms: `Школа «${school}»: ваш кабинет готов, ссылка на ${days} дней. ${url}`,
      }
    : {
        subject: `Your account at ${school}`,
        text: `Hello ${parent},\n\nAs agreed, we’ve created an account for you and your child (${kid}). Open the link and choose a password:\n${url}\n\nThe link works once, within ${days} days. Your lessons and balance are already there. If you haven’t spoken to us, don’t open it and contact us: ${address}/help`,
        sms: `${school}: your account is ready, the link works for ${days} days. ${url}`,
      };
