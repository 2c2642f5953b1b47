import type { ProductKind } from '@school/contract/catalogue/manager-shapes';
import type { FamilySource } from '@school/contract/families/added';
import type { Worth } from '@school/contract/finance/shapes';
import type { Locale } from '@school/contract/shapes';

import { texts as addingEn } from '../en/manager/family-adding.ts';
import { texts as productsEn } from '../en/manager/manager-products.ts';
import { texts as addingRu } from '../ru/manager/family-adding.ts';
import { texts as productsRu } from '../ru/manager/manager-products.ts';

export interface FinanceTexts {
  file(from: string, to: string): string;
  marginFile(from: string, to: string): string;
  cohortFile(to: string): string;
  loadFile(from: string, to: string): string;
  funnelFile(from: string, to: string): string;
  /** How families found the school. */
  sources: Record<FamilySource, string>;
  /** What belongs to no product, course or teacher that the school knows. */
  other: string;
  /** How a package is called. */
  product: Record<ProductKind, (lessons: number) => string>;
  sheets: Record<
    'teachers' | 'courses' | 'products' | 'kept' | 'lessons' | 'value' | 'hours' | 'funnel' | 'figures' | 'days' | 'owed' | 'lots' | 'cash',
    string
  >;
  columns: Record<
    | 'product'
    | 'course'
    | 'teacher'
    | 'lessons'
    | 'cost'
    | 'margin'
    | 'perLesson'
    | 'first'
    | 'families'
    | 'second'
    | 'third'
    | 'perFamily'
    | 'open'
    | 'taught'
    | 'held'
    | 'missed'
    | 'late'
    | 'unseen'
    | 'hour'
    | 'source'
    | 'applied'
    | 'booked'
    | 'cameToTrial'
    | 'paid'
    | 'daysTo'
    | 'whole'
    | 'figure'
    | 'currency'
    | 'day'
    | 'lot'
    | 'expires'
    | 'granted'
    | 'month'
    | 'units'
    | 'worth'
    | 'way'
    | 'came'
    | 'went'
    | 'family'
    | 'order'
    | 'lesson'
    | 'amount',
    string
  >;
  figures: Record<keyof Worth, string>;
  /** All currencies together. */
  inBase(currency: string): string;
  /** What families have been asked to pay. */
  debt: string;
  agrees: string;
  differs: string;
}

/** Words of the workbook of finance. */
export const financeTexts: Record<Locale, FinanceTexts> = {
  'ru-RU': {
    file: (from, to) => `Финансы ${from} ${to}.xlsx`,
    marginFile: (from, to) => `Маржа ${from} ${to}.xlsx`,
    cohortFile: (to) => `Когорты ${to}.xlsx`,
    loadFile: (from, to) => `Загрузка ${from} ${to}.xlsx`,
    funnelFile: (from, to) => `Воронка ${from} ${to}.xlsx`,
    sources: addingRu.sources,
    other: 'Без продукта, курса или преподавателя',
    product: productsRu.name,
    sheets: {
      teachers: 'По преподавателям',
      courses: 'По курсам',
      products: 'По продуктам',
      kept: 'Остались',
      lessons: 'Уроки',
      value: 'Деньги',
      hours: 'По часам',
      funnel: 'Откуда пришли',
      figures: 'Итоги',
      days: 'По дням',
      owed: 'Аванс по месяцам',
      lots: 'Аванс по пакетам',
      cash: 'Деньги',
    },
    columns: {
      product: 'Продукт',
      course: 'Курс',
      teacher: 'Преподаватель',
      lessons: 'Уроков к оплате',
      cost: 'Оплата преподавателя',
      margin: 'Маржа',
      perLesson: 'Маржа с урока',
      first: 'Первая оплата',
      families: 'Семей',
      second: 'Купили второй пакет',
      third: 'Купили третий пакет',
      perFamily: 'На семью',
      open: 'Открыто, ч',
      taught: 'Занято, ч',
      held: 'Проведено',
      missed: 'Пропущено',
      late: 'Начато позже',
      unseen: 'Без входа',
      hour: 'Час',
      source: 'Откуда узнали',
      applied: 'Заявок',
      booked: 'Записались на пробный',
      cameToTrial: 'Были на пробном',
      paid: 'Оплатили',
      daysTo: 'Дней, медиана',
      whole: 'Все вместе',
      figure: 'Показатель',
      currency: 'Валюта',
      day: 'День или месяц',
      lot: 'Пакет в книгах',
      expires: 'Сгорает',
      granted: 'Было уроков',
      month: 'Сгорает в месяце',
      units: 'Уроков',
      worth: 'Стоимость',
      way: 'Способ',
      came: 'Поступило',
      went: 'Возвращено',
      family: 'Семья',
      order: 'Заказ',
      lesson: 'Урок',
      amount: 'Сумма',
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
    debt: 'Ждём оплаты',
    inBase: (currency) => `всё в ${currency}`,
    agrees: 'Сходится с книгами',
    differs: 'НЕ сходится с книгами',
  },
  'en-US': {
    file: (from, to) => `Finance ${from} ${to}.xlsx`,
    marginFile: (from, to) => `Margin ${from} ${to}.xlsx`,
    cohortFile: (to) => `Cohorts ${to}.xlsx`,
    loadFile: (from, to) => `Load ${from} ${to}.xlsx`,
    funnelFile: (from, to) => `Funnel ${from} ${to}.xlsx`,
    sources: addingEn.sources,
    other: 'No product, course or teacher',
    product: productsEn.name,
    sheets: {
      teachers: 'By teacher',
      courses: 'By course',
      products: 'By product',
      kept: 'Retained',
      lessons: 'Lessons',
      value: 'Money',
      hours: 'By hour',
      funnel: 'Source',
      figures: 'Figures',
      days: 'By day',
      owed: 'Deferred by month',
      lots: 'Deferred by package',
      cash: 'Money',
    },
    columns: {
      product: 'Product',
      course: 'Course',
      teacher: 'Teacher',
      lessons: 'Lessons paid',
      cost: 'Teacher pay',
      margin: 'Margin',
      perLesson: 'Margin per lesson',
      first: 'First payment',
      families: 'Families',
      second: 'Bought a second package',
      third: 'Bought a third package',
      perFamily: 'Per family',
      open: 'Open, h',
      taught: 'Taught, h',
      held: 'Held',
      missed: 'Missed',
      late: 'Started late',
      unseen: 'Nobody joined',
      hour: 'Hour',
      source: 'Source',
      applied: 'Applications',
      booked: 'Booked a trial',
      cameToTrial: 'Came to the trial',
      paid: 'Paid',
      daysTo: 'Days, median',
      whole: 'All together',
      figure: 'Figure',
      currency: 'Currency',
      day: 'Day or month',
      lot: 'Lot in the books',
      expires: 'Expires on',
      granted: 'Lessons granted',
      month: 'Expires in',
      units: 'Lessons',
      worth: 'Value',
      way: 'Method',
      came: 'Money in',
      went: 'Money out',
      family: 'Family',
      order: 'Order',
      lesson: 'Lesson',
      amount: 'Amount',
    },
    figures: {
      atStart: 'Deferred revenue at the start',
      sold: 'Paid',
      refunded: 'Refunded',
      net: 'Paid, net of refunds',
      conducted: 'Delivered',
      missed: 'Missed',
      lapsed: 'Expired and written off',
      earned: 'Earned',
      atEnd: 'Deferred revenue at the end',
    },
    debt: 'Awaiting payment',
    inBase: (currency) => `all in ${currency}`,
    agrees: 'Matches the books',
    differs: 'DOES NOT MATCH the books',
  },
};
