import type { Locale } from '@school/contract/shapes';
import type { payLineKinds, payStates } from '@school/contract/payroll/limits';
import type { EarningsLine } from '@school/contract/staffing/workspace-shapes';

interface PayrollTexts {
  act(month: string): string;
  actFile(month: string, teacher: string): string;
  sheetFile(month: string): string;
  ownSheetFile(month: string): string;
  bankFile(month: string, currency: string): string;
  exchangeFile(month: string): string;
  /** What the bank shows to whoever is paid. */
  purpose(month: string): string;
  customer: string;
  contractor: string;
  sheets: { teachers: string; lines: string };
  columns: {
    teacher: string;
    day: string;
    what: string;
    pupils: string;
    lessons: string;
    sum: string;
    currency: string;
    state: string;
    unseen: string;
    entered: string;
    paidOn: string;
    reason: string;
  };
  kinds: Record<(typeof payLineKinds)[number], string>;
  states: Record<(typeof payStates)[number], string>;
  why: Record<EarningsLine['why'], string>;
  notEntered: string;
  nothing: string;
  total: string;
  /** No sum and no complaint is hidden behind it: both sign. */
  agreed: string;
  signs: { customer: string; contractor: string };
  page(page: string, of: string): string;
}

/** Words of the papers about pay: an act that both sign, a spreadsheet for the bookkeeper, a payment for the bank. */
export const payrollTexts: Record<Locale, PayrollTexts> = {
  'ru-RU': {
    act: (month) => `Акт об оказанных услугах за ${month}`,
    actFile: (month, teacher) => `Акт ${month} ${teacher}.pdf`,
    sheetFile: (month) => `Выплаты ${month}.xlsx`,
    ownSheetFile: (month) => `Заработок ${month}.xlsx`,
    bankFile: (month, currency) => `Выплаты ${month} ${currency}.xml`,
    exchangeFile: (month) => `Выплаты ${month} 1C.txt`,
    purpose: (month) => `Оплата уроков за ${month}`,
    customer: 'Заказчик',
    contractor: 'Исполнитель',
    sheets: { teachers: 'Преподаватели', lines: 'Уроки и поправки' },
    columns: {
      teacher: 'Преподаватель',
      day: 'Дата',
      what: 'Что',
      pupils: 'Ученики',
      lessons: 'Уроков',
      sum: 'Сумма',
      currency: 'Валюта',
      state: 'Состояние',
      unseen: 'Без входа',
      entered: 'Вход',
      paidOn: 'Выплачено',
      reason: 'Причина',
    },
    kinds: { lesson: 'Урок', later: 'Поправка за прошлый месяц', correction: 'Поправка школы' },
    states: { open: 'копится', closed: 'к выплате', paid: 'выплачено' },
    why: {
      conducted: 'проведён',
      cameLate: 'проведён, преподаватель пришёл позже',
      missed: 'ребёнок не пришёл',
      teacherLate: 'не пришёл, преподавателя не было вовремя',
      objected: 'семья возражает, школа проверяет',
      overturned: 'отметка отменена школой',
      noRate: 'ставка не указана',
    },
    notEntered: 'входа не было',
    nothing: 'В этом месяце уроков не было.',
    total: 'Итого',
    agreed: 'Услуги оказаны полностью, стороны претензий не имеют.',
    signs: { customer: 'От заказчика', contractor: 'Исполнитель' },
    page: (page, of) => `Страница ${page} из ${of}`,
  },
  'en-US': {
    act: (month) => `Certificate of services for ${month}`,
    actFile: (month, teacher) => `Certificate ${month} ${teacher}.pdf`,
    sheetFile: (month) => `Pay ${month}.xlsx`,
    ownSheetFile: (month) => `Earnings ${month}.xlsx`,
    bankFile: (month, currency) => `Pay ${month} ${currency}.xml`,
    exchangeFile: (month) => `Payouts ${month} 1C.txt`,
    purpose: (month) => `Lessons of ${month}`,
    customer: 'Customer',
    contractor: 'Contractor',
    sheets: { teachers: 'Teachers', lines: 'Lessons and corrections' },
    columns: {
      teacher: 'Teacher',
      day: 'Date',
      what: 'Item',
      pupils: 'Pupils',
      lessons: 'Lessons',
      sum: 'Amount',
      currency: 'Currency',
      state: 'Status',
      unseen: 'Nobody joined',
      entered: 'Joined',
      paidOn: 'Paid',
      reason: 'Reason',
    },
    kinds: { lesson: 'Lesson', later: 'Correction for an earlier month', correction: 'Correction by the school' },
    states: { open: 'in progress', closed: 'to be paid', paid: 'paid' },
    why: {
      conducted: 'taught',
      cameLate: 'taught, the teacher was late',
      missed: 'the child didn’t come',
      teacherLate: 'missed, the teacher wasn’t there on time',
      objected: 'disputed by the family, under review',
      overturned: 'mark changed by the school',
      noRate: 'no rate set',
    },
    notEntered: 'nobody joined',
    nothing: 'No lessons this month.',
    total: 'Total',
    agreed: 'The services were provided in full, and neither party has any claims.',
    signs: { customer: 'For the customer', contractor: 'Contractor' },
    page: (page, of) => `Page ${page} of ${of}`,
  },
};
