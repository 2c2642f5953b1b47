import type { texts as ru } from '../../ru/parent/documents.ts';
import type { Same } from '../../grammar.ts';

export const texts = {
  title: 'Documents',
  about:
    'The statement shows every balance change in a year. The certificate is for a tax deduction: it shows the cost of one child’s lessons.',
  year: 'Year',
  kid: 'Child',
  everyone: 'All children',
  statement: 'Download the statement',
  certificate: 'Download the certificate',
  chooseKid: 'A certificate is for one child: please choose one',
  receipts: 'Receipts',
  receiptsAbout: 'You also get the receipt with the email about each payment or refund.',
  receiptOf: { paid: 'Payment', returned: 'Refund' },
  save: 'Download',
  saveReceipt: (number: string) => `Download receipt ${number}`,
  olderReceipts: 'Earlier receipts',
  saved: (name: string) => `The file “${name}” is ready`,
} satisfies Same<typeof ru>;
