import type { PaymentWay } from '@school/contract/payments/manual-calls';
import type { Locale } from '@school/contract/shapes';

type What = 'paid' | 'returned';

interface ReceiptTexts {
  title: Record<What, (number: string) => string>;
  file: Record<What, (number: string) => string>;
  at: Record<What, (moment: string) => string>;
  way(how: string): string;
  ways: Record<PaymentWay | 'online', string>;
  order(id: string): string;
  what: string;
  sum: string;
  discount: string;
  refundOf(what: string): string;
  total: Record<What, string>;
  automatic: string;
  page(page: string, of: string): string;
  /** Below a letter to which the file could not be put. `page`: where the receipts are. */
  notAttached(page: string): string;
}

/** Words of a receipt: a parent keeps it, an employer or a bank may read it. */
export const receiptTexts: Record<Locale, ReceiptTexts> = {
  'ru-RU': {
    title: { paid: (number) => `Квитанция об оплате № ${number}`, returned: (number) => `Квитанция о возврате № ${number}` },
    file: { paid: (number) => `Квитанция ${number}.pdf`, returned: (number) => `Квитанция о возврате ${number}.pdf` },
    at: { paid: (moment) => `Оплачено: ${moment}`, returned: (moment) => `Возвращено: ${moment}` },
    way: (how) => `Способ оплаты: ${how}`,
    ways: {
      online: 'онлайн',
      cash: 'наличными',
      transfer: 'банковским переводом',
      terminal: 'картой через терминал',
      invoice: 'по счёту',
    },
    order: (id) => `Заказ ${id}`,
    what: 'За что',
    sum: 'Сумма',
    discount: 'Скидка',
    refundOf: (what) => `Возврат оплаты. ${what}`,
    total: { paid: 'Итого оплачено', returned: 'Итого возвращено' },
    automatic: 'Документ составлен автоматически.',
    page: (page, of) => `Страница ${page} из ${of}`,
    notAttached: (page) => `Квитанцию не получилось приложить к письму. Она есть на странице ${page} — скачать её можно в любой момент.`,
  },
  'en-US': {
    title: { paid: (number) => `Payment receipt ${number}`, returned: (number) => `Refund receipt ${number}` },
    file: { paid: (number) => `Receipt ${number}.pdf`, returned: (number) => `Refund receipt ${number}.pdf` },
    at: { paid: (moment) => `Paid on ${moment}`, returned: (moment) => `Refunded on ${moment}` },
    way: (how) => `Payment method: ${how}`,
    ways: { online: 'online', cash: 'cash', transfer: 'bank transfer', terminal: 'card terminal', invoice: 'by invoice' },
    order: (id) => `Order ${id}`,
    what: 'For',
    sum: 'Amount',
    discount: 'Discount',
    refundOf: (what) => `Refund. ${what}`,
    total: { paid: 'Total paid', returned: 'Total refunded' },
    automatic: 'This document is made automatically.',
    page: (page, of) => `Page ${page} of ${of}`,
    notAttached: (page) => `We couldn’t attach the receipt to this email. You’ll find it on the page ${page} whenever you need it.`,
  },
};
