import type { Same } from '../../grammar.ts';
import type { entryTypes as ru } from '../../ru/shared/entry-types.ts';

export const entryTypes = {
  paid: 'Package paid',
  bonus: 'Gift lessons',
  added: 'Added by the school',
  process: 'Lesson completed',
  withdrawing: 'Deducted by the school',
  refund: 'Lessons refunded',
  debt: 'Gift lessons withdrawn',
  overdue: 'Written off',
  exchange: 'Lessons exchanged',
  expired: 'Lessons expired',
  nonAttendance: 'Lesson missed',
  fastPayment: 'Gift for paying on the day of the trial lesson',
  returned: 'Lesson returned',
} satisfies Same<typeof ru>;
