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
    says: `${by} предлагает сделать владельцем школы человека по имени ${name}. Это случится через ${hoursRu(delayHours)}. До тех пор любой владелец может это отменить.`,
  }),
  going: (name, by) => ({
    subject: 'Владельцев школы станет меньше',
    says: `${by} предлагает, чтобы ${name} больше не был владельцем школы. Это случится через ${hoursRu(delayHours)}. До тех пор любой владелец может это отменить.`,
  }),
  withdrawn: (name, by) => ({
    subject: 'Смена владельца отменена',
    says: `${by} отменяет смену владельца, которая касалась человека по имени ${name}. Всё остаётся как было.`,
  }),
  came: (name) => ({ subject: 'У школы новый владелец', says: `Теперь школой владеет и ${name}.` }),
  went: (name) => ({ subject: 'У школы стало меньше владельцев', says: `${name} больше не владелец школы.` }),
};

const en: Record<OwnerNews, (name: string, by: string) => { subject: string; says: string }> = {
  coming: (name, by) => ({
    subject: 'The school is to have one more owner',
    says: `${by} proposes ${name} as an owner of the school. It happens in ${hoursEn(delayHours)}. Until then any owner can take it back.`,
  }),
  going: (name, by) => ({
    subject: 'The school is to have one owner less',
    says: `${by} proposes that ${name} is an owner of the school no longer. It happens in ${hoursEn(delayHours)}. Until then any owner can take it back.`,
  }),
  withdrawn: (name, by) => ({
    subject: 'A change of owners was taken back',
    says: `${by} has taken back the change of owners that was about ${name}. Everything stays as it was.`,
  }),
  came: (name) => ({ subject: 'The school has a new owner', says: `${name} is an owner of the school now.` }),
  went: (name) => ({ subject: 'The school has one owner less', says: `${name} is an owner of the school no longer.` }),
};

/** Told to every owner, and to whom it is about: who did not expect it has time to act. */
export function ownerLetter({ what, name, by, address, locale }: About): { subject: string; text: string } {
  const isRu = locale === 'ru-RU';
  const { subject, says } = (isRu ? ru : en)[what](name, by);
  const where = `${address}/manager/staff`;
  return {
    subject,
    text: isRu ? `Здравствуйте!\n\n${says}\n\nСотрудники школы: ${where}` : `Hello!\n\n${says}\n\nColleagues of the school: ${where}`,
  };
}
