import { wholeSchoolLimits } from '@school/contract/whole-school/limits';
import type { Locale } from '@school/contract/shapes';

import { hours as hoursEn } from '../en/shared/amounts.ts';
import { hours as hoursRu } from '../ru/shared/amounts.ts';

const { keptHours } = wholeSchoolLimits;

/** Somebody takes the whole school along: it was asked for, and it was fetched. */
export type SchoolExportNews = 'asked' | 'taken';

interface About {
  what: SchoolExportNews;
  by: string;
  address: string;
  locale: Locale;
}

const ru: Record<SchoolExportNews, (by: string) => { subject: string; says: string }> = {
  asked: (by) => ({
    subject: 'Кто-то выгружает всю школу',
    says: `Выгрузку всех данных школы заказывает ${by}. Готовый файл хранится ${hoursRu(keptHours)}, и скачать его можно один раз.`,
  }),
  taken: (by) => ({
    subject: 'Выгрузку всей школы скачали',
    says: `Файл со всеми данными школы теперь есть у владельца по имени ${by}. Второй раз его не скачать.`,
  }),
};

const en: Record<SchoolExportNews, (by: string) => { subject: string; says: string }> = {
  asked: (by) => ({
    subject: 'Somebody exports the whole school',
    says: `${by} has asked for an export of all the school’s data. The file is kept for ${hoursEn(keptHours)} and can be downloaded once.`,
  }),
  taken: (by) => ({
    subject: 'The export of the whole school was downloaded',
    says: `${by}, an owner, has the file with all the school’s data now. It cannot be downloaded again.`,
  }),
};

/** Told to every owner: who did not expect it has time to act. */
export function schoolExportLetter({ what, by, address, locale }: About): { subject: string; text: string } {
  const isRu = locale === 'ru-RU';
  const { subject, says } = (isRu ? ru : en)[what](by);
  const where = `${address}/manager/settings/export`;
  return {
    subject,
    text: isRu
      ? `Здравствуйте!\n\n${says}\n\nЕсли вы об этом не знали, поговорите с остальными владельцами и смените пароль.\n\nВыгрузки школы: ${where}`
      : `Hello!\n\n${says}\n\nIf you did not know of it, talk to the other owners and change your password.\n\nExports of the school: ${where}`,
  };
}
