import type { InvoiceTexts } from '../../letters/invoice-texts.ts';

export const enInvoice: InvoiceTexts = {
  invoiceMade: ({ parent, address, orderId, number, due }) => ({
    subject: `Invoice ${number}`,
    text: `Hello ${parent},\n\nwe have written invoice ${number} for you. Please pay it by ${due}: the lessons are on your balance when the money arrives.\n\nDownload the invoice and see the order:\n${address}/payment?order=${orderId}`,
    sms: `invoice ${number}, please pay by ${due}: ${address}/payment?order=${orderId}`,
  }),
  invoiceDue: ({ parent, address, orderId, number, due }) => ({
    subject: `Invoice ${number} waits until ${due}`,
    text: `Hello ${parent},\n\na reminder: invoice ${number} can be paid by ${due}, then the order closes. If you have paid already, there is nothing to do: the money is on its way.\n\nDownload the invoice:\n${address}/payment?order=${orderId}`,
    sms: `invoice ${number} waits until ${due}: ${address}/payment?order=${orderId}`,
  }),
};
