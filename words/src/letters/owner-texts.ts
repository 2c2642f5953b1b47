import { identityLimits } from '@school/contract/identity/limits';
import type { Locale } from '@school/contract/shapes';

import { hours as hoursEn } from '../en/shared/amounts.ts';
import { hours as hoursRu } from '../ru/shared/amounts.ts';

const { delayHours } = identityLimits.owners;

/** What becomes of a change of owners: it is on its way, was taken back, has come. */
export type OwnerNews = 'coming' | 'going' | 'withdrawn' | 'came' | 'went';

interface About {
  what: OwnerNews;
  /** Of whom it is told, and who asked for it. */
  name: string;
  by: string;
  address: string;
  locale: Locale;
}

const ru: Record<OwnerNews, (name: string, by: string) => { subject: string; says: string }> = {
  coming: (name, by) => ({
    subject: 'У школы появится ещё один владелец',
    says: `${by} предлагает нового владельца школы: ${name}. Изменение вступит в силу через ${hoursRu(delayHours)}. До этого любой владелец может всё отменить.`,
  }),
  going: (name, by) => ({
    subject: 'Владельцев школы станет меньше',
    says: `${by} предлагает исключить из владельцев школы: ${name}. Изменение вступит в силу через ${hoursRu(delayHours)}. До этого любой владелец может всё отменить.`,
  }),
  withdrawn: (name, by) => ({
    subject: 'Смена владельца отменена',
    says: `${by} отменяет смену владельца (${name}). Всё остаётся как было.`,
  }),
  came: (name) => ({ subject: 'У школы новый владелец', says: `Теперь школой владеет и ${name}.` }),
  went: (name) => ({ subject: 'У школы стало меньше владельцев', says: `${name} больше не владелец школы.` }),
};

const en: Record<OwnerNews, (name: string, by: string) => { subject: string; says: string }> = {
  coming: (name, by) => ({
    subject: 'The school will have another owner',
    says: `${by} proposes ${name} as an owner of the school. It takes effect in ${hoursEn(delayHours)}. Until then any owner can cancel it.`,
  }),
  going: (name, by) => ({
    subject: 'The school will have one owner fewer',
    says: `${by} proposes that ${name} should no longer be an owner of the school. It takes effect in ${hoursEn(delayHours)}. Until then any owner can cancel it.`,
  }),
  withdrawn: (name, by) => ({
    subject: 'The change of owners was cancelled',
    says: `${by} has cancelled the change of owners (${name}). Everything stays as it was.`,
  }),
  came: (name) => ({ subject: 'The school has a new owner', says: `${name} is now an owner of the school.` }),
  went: (name) => ({ subject: 'The school has one owner fewer', says: `${name} is no longer an owner of the school.` }),
};

/** Told to every owner, and to whom it is about: who did not expect it has time to act. */
export function ownerLetter({ what, name, by, address, locale }: About): { subject: string; text: string } {
  const isRu = locale === 'ru-RU';
  const { subject, says } = (isRu ? ru : en)[what](name, by);
  const where = `${address}/manager/staff`;
  return {
    subject,
    text: isRu ? `Здравствуйте!\n\n${says}\n\nСотрудники школы: ${where}` : `Hello!\n\n${says}\n\nSchool staff: ${where}`,
  };
}
