import type { Locale } from '@school/contract/shapes';

interface InvoiceTexts {
  title(number: string): string;
  file(number: string): string;
  from(day: string): string;
  payer: string;
  what: string;
  sum: string;
  discount: string;
  total: string;
  due(day: string): string;
  purpose(number: string): string;
  howTo(number: string): string;
  page(page: string, of: string): string;
}

/** Words of an invoice: a parent and their bank read them. */
export const invoiceTexts: Record<Locale, InvoiceTexts> = {
  'ru-RU': {
    title: (number) => `Счёт № ${number}`,
    file: (number) => `Счёт ${number}.pdf`,
    from: (day) => `от ${day}`,
    payer: 'Плательщик',
    what: 'За что',
    sum: 'Сумма',
    discount: 'Скидка',
    total: 'К оплате',
    due: (day) => `Оплатить до ${day} включительно`,
    purpose: (number) => `Оплата по счёту ${number}`,
    howTo: (number) => `Наведите камеру телефона на код или укажите в назначении платежа: «Оплата по счёту ${number}».`,
    page: (page, of) => `Страница ${page} из ${of}`,
  },
  'en-US': {
    title: (number) => `Invoice ${number}`,
    file: (number) => `Invoice ${number}.pdf`,
    from: (day) => `dated ${day}`,
    payer: 'Payer',
    what: 'For',
    sum: 'Amount',
    discount: 'Discount',
    total: 'Amount due',
    due: (day) => `Please pay by ${day}`,
    purpose: (number) => `Invoice ${number}`,
    howTo: (number) => `Point the camera of your phone at the code, or enter “Invoice ${number}” as the payment reference.`,
    page: (page, of) => `Page ${page} of ${of}`,
  },
};
