import type { InvoiceTexts } from '../../letters/invoice-texts.ts';

export const ruInvoice: InvoiceTexts = {
  invoiceMade: ({ parent, address, orderId, number, due }) => ({
    subject: `Счёт № ${number}`,
    text: `Здравствуйте, ${parent}!\n\nМы выставили вам счёт № ${number}. Оплатите его до ${due} включительно: уроки появятся на балансе, когда мы получим деньги.\n\nСкачать счёт и посмотреть заказ:\n${address}/payment?order=${orderId}`,
    sms: `счёт № ${number}, оплатить до ${due}: ${address}/payment?order=${orderId}`,
  }),
  invoiceDue: ({ parent, address, orderId, number, due }) => ({
    subject: `Счёт № ${number} ждёт оплаты до ${due}`,
    text: `Здравствуйте, ${parent}!\n\nНапоминаем: счёт № ${number} можно оплатить до ${due} включительно, потом заказ закроется. Если вы уже оплатили, ничего делать не нужно: деньги ещё в пути.\n\nСкачать счёт:\n${address}/payment?order=${orderId}`,
    sms: `счёт № ${number} ждёт оплаты до ${due}: ${address}/payment?order=${orderId}`,
  }),
};
