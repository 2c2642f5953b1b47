import type { Worth } from '@school/contract/finance/shapes';
import type { Locale } from '@school/contract/shapes';

interface FinanceTexts {
  file(from: string, to: string): string;
  sheets: Record<'figures' | 'days' | 'owed' | 'lots' | 'cash', string>;
  columns: Record<
    'figure' | 'currency' | 'day' | 'lot' | 'expires' | 'granted' | 'month' | 'units' | 'worth' | 'way' | 'came' | 'went',
    string
  >;
  figures: Record<keyof Worth, string>;
  agrees: string;
  differs: string;
}

/** Words of the workbook of finance. */
export const financeTexts: Record<Locale, FinanceTexts> = {
  'ru-RU': {
    file: (from, to) => `Финансы ${from} ${to}.xlsx`,
    sheets: { figures: 'Итоги', days: 'По дням', owed: 'Аванс по месяцам', lots: 'Аванс по пакетам', cash: 'Деньги' },
    columns: {
      figure: 'Показатель',
      currency: 'Валюта',
      day: 'День или месяц',
      lot: 'Пакет в книгах',
      expires: 'Сгорает',
      granted: 'Было уроков',
      month: 'Сгорает в месяце',
      units: 'Уроков',
      worth: 'Стоимость',
      way: 'Через что',
      came: 'Пришло',
      went: 'Ушло',
    },
    figures: {
      atStart: 'Аванс семей в начале',
      sold: 'Оплачено',
      refunded: 'Возвращено',
      net: 'Оплачено без возвратов',
      conducted: 'Проведено',
      missed: 'Пропущено',
      lapsed: 'Сгорело и списано',
      earned: 'Заработано',
      atEnd: 'Аванс семей в конце',
    },
    agrees: 'Сходится с книгами',
    differs: 'НЕ сходится с книгами',
  },
  'en-US': {
    file: (from, to) => `Finance ${from} ${to}.xlsx`,
    sheets: { figures: 'Figures', days: 'By day', owed: 'Owed by month', lots: 'Owed by package', cash: 'Money' },
    columns: {
      figure: 'Figure',
      currency: 'Currency',
      day: 'Day or month',
      lot: 'Lot in the books',
      expires: 'Expires on',
      granted: 'Lessons at first',
      month: 'Expires in',
      units: 'Lessons',
      worth: 'Worth',
      way: 'Way',
      came: 'Came',
      went: 'Went',
    },
    figures: {
      atStart: 'Owed in lessons at the start',
      sold: 'Paid',
      refunded: 'Refunded',
      net: 'Paid less refunds',
      conducted: 'Conducted',
      missed: 'Missed',
      lapsed: 'Expired and written off',
      earned: 'Earned',
      atEnd: 'Owed in lessons at the end',
    },
    agrees: 'Agrees with the books',
    differs: 'DIFFERS from the books',
  },
};
