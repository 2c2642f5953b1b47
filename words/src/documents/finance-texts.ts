import type { Worth } from '@school/contract/finance/shapes';
import type { Locale } from '@school/contract/shapes';

interface FinanceTexts {
  file(from: string, to: string): string;
  sheets: { figures: string; owed: string; cash: string };
  columns: Record<'figure' | 'currency' | 'month' | 'units' | 'worth' | 'way' | 'came' | 'went', string>;
  figures: Record<keyof Worth, string>;
  agrees: string;
  differs: string;
}

/** Words of the workbook of finance. */
export const financeTexts: Record<Locale, FinanceTexts> = {
  'ru-RU': {
    file: (from, to) => `Финансы ${from} ${to}.xlsx`,
    sheets: { figures: 'Итоги', owed: 'Аванс по месяцам', cash: 'Деньги' },
    columns: {
      figure: 'Показатель',
      currency: 'Валюта',
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
    sheets: { figures: 'Figures', owed: 'Owed by month', cash: 'Money' },
    columns: {
      figure: 'Figure',
      currency: 'Currency',
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
