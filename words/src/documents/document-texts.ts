import type { EntryType } from '@school/contract/ledger/limits';
import type { Locale } from '@school/contract/shapes';

interface DocumentTexts {
  statement(year: number): string;
  certificate(year: number): string;
  /** Names of the files. */
  statementFile(year: number, kid: string | null): string;
  certificateFile(year: number, kid: string): string;
  payer: string;
  kid: string;
  born: string;
  allKids: string;
  made(day: string): string;
  organisation: string;
  columns: {
    day: string;
    what: string;
    kid: string;
    units: string;
    after: string;
    worth: string;
    month: string;
    lessons: string;
    sum: string;
  };
  types: Record<EntryType, string>;
  lesson(course: string, moment: string): string;
  gold: string;
  silver: string;
  nothing: string;
  totals: { paid: string; used: string; lost: string; returned: string };
  confirm(kid: string, year: number): string;
  total: string;
  about: string;
  /** By whose clock it goes. */
  clock(city: string): string;
  /** Below the lines for whoever signs it. */
  position: string;
  signed: string;
  name: string;
  director: string;
  stamp: string;
  signature: string;
  page(page: string, of: string): string;
}

/** Words of the papers. They are plain and complete: a tax office reads them, and a parent without an accountant. */
export const documentTexts: Record<Locale, DocumentTexts> = {
  'ru-RU': {
    statement: (year) => `Выписка по балансу уроков за ${year} год`,
    certificate: (year) => `Справка об оплате обучения за ${year} год`,
    statementFile: (year, kid) => `Выписка ${year}${kid ? ` ${kid}` : ''}.pdf`,
    certificateFile: (year, kid) => `Справка ${year} ${kid}.pdf`,
    payer: 'Плательщик',
    kid: 'Ребёнок',
    born: 'месяц рождения',
    allKids: 'все дети',
    made: (day) => `Составлено ${day}`,
    organisation: 'Организация',
    columns: {
      day: 'Дата',
      what: 'Что произошло',
      kid: 'Ребёнок',
      units: 'Уроки',
      after: 'Остаток',
      worth: 'Стоимость',
      month: 'Месяц',
      lessons: 'Уроков',
      sum: 'Сумма',
    },
    types: {
      paid: 'Оплачен пакет',
      bonus: 'Подарок',
      added: 'Добавлено школой',
      process: 'Урок проведён',
      withdrawing: 'Списано школой',
      refund: 'Возврат',
      debt: 'Подарок отозван',
      overdue: 'Списано',
      exchange: 'Обмен',
      expired: 'Срок закончился',
      nonAttendance: 'Урок пропущен',
      fastPayment: 'Подарок за оплату в день пробного урока',
      returned: 'Урок возвращён',
    },
    lesson: (course, moment) => `${course}, ${moment}`,
    gold: 'инд.',
    silver: 'групп.',
    nothing: 'В этом году изменений не было.',
    totals: { paid: 'Оплачено', used: 'Проведено и пропущено', lost: 'Истекло и списано', returned: 'Возвращено' },
    confirm: (kid, year) =>
      `Подтверждаем, что плательщик оплатил уроки ребёнка (${kid}), проведённые в ${year} году. Стоимость уроков по месяцам:`,
    total: 'Итого за год',
    about: 'Стоимость урока — это его доля в цене оплаченного пакета. Подарочные уроки стоимости не имеют и в сумму не входят.',
    clock: (city) => `Даты и время указаны по часовому поясу плательщика: ${city}.`,
    position: 'должность',
    signed: 'подпись',
    name: 'фамилия, инициалы',
    director: 'Руководитель',
    stamp: 'М. П.',
    signature: 'Документ составлен автоматически по данным баланса уроков.',
    page: (page, of) => `Страница ${page} из ${of}`,
  },
  'en-US': {
    statement: (year) => `Lesson balance statement for ${year}`,
    certificate: (year) => `Certificate of tuition paid in ${year}`,
    statementFile: (year, kid) => `Statement ${year}${kid ? ` ${kid}` : ''}.pdf`,
    certificateFile: (year, kid) => `Certificate ${year} ${kid}.pdf`,
    payer: 'Paid by',
    kid: 'Child',
    born: 'month of birth',
    allKids: 'all children',
    made: (day) => `Issued on ${day}`,
    organisation: 'Organisation',
    columns: {
      day: 'Date',
      what: 'What happened',
      kid: 'Child',
      units: 'Lessons',
      after: 'Balance',
      worth: 'Cost',
      month: 'Month',
      lessons: 'Lessons',
      sum: 'Amount',
    },
    types: {
      paid: 'Package paid',
      bonus: 'Gift',
      added: 'Added by the school',
      process: 'Lesson completed',
      withdrawing: 'Deducted by the school',
      refund: 'Refund',
      debt: 'Gift withdrawn',
      overdue: 'Written off',
      exchange: 'Exchange',
      expired: 'Expired',
      nonAttendance: 'Lesson missed',
      fastPayment: 'Gift for paying on the day of the trial lesson',
      returned: 'Lesson returned',
    },
    lesson: (course, moment) => `${course}, ${moment}`,
    gold: 'indiv.',
    silver: 'group',
    nothing: 'No changes this year.',
    totals: { paid: 'Paid', used: 'Completed and missed', lost: 'Expired and written off', returned: 'Returned' },
    confirm: (kid, year) =>
      `We confirm that the payer paid for the lessons that the child (${kid}) had in ${year}. Cost of the lessons by month:`,
    total: 'Total for the year',
    about:
      'The cost of a lesson is its share of the price of the package it was paid with. Gift lessons have no cost and aren’t included in the total.',
    clock: (city) => `Dates and times are in the payer’s time zone: ${city}.`,
    position: 'position',
    signed: 'signature',
    name: 'name',
    director: 'Director',
    stamp: 'Stamp',
    signature: 'This document was generated automatically from the lesson balance.',
    page: (page, of) => `Page ${page} of ${of}`,
  },
};
