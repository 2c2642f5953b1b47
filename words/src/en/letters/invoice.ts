import type { InvoiceTexts } from '../../letters/invoice-texts.ts';

export const enInvoice: InvoiceTexts = {
  invoiceMade: ({ parent, address, orderId, number, due }) => ({
    subject: `Invoice ${number}`,
    text: `Hello ${parent},\n\nHere’s invoice ${number}. Please pay it by ${due}. We add the lessons to your balance as soon as the money arrives.\n\nDownload the invoice and view the order:\n${address}/payment?order=${orderId}`,
    sms: `invoice ${number}, please pay by ${due}: ${address}/payment?order=${orderId}`,
  }),
  invoiceDue: ({ parent, address, orderId, number, due }) => ({
    subject: `Invoice ${number} is due on ${due}`,
    text: `Hello ${parent},\n\nJust a reminder: please pay invoice ${number} by ${due}, or the order will close. Already paid? You don’t need to do anything: the money is on its way.\n\nDownload the invoice:\n${address}/payment?order=${orderId}`,
    sms: `invoice ${number} is due on ${due}: ${address}/payment?order=${orderId}`,
  }),
};
