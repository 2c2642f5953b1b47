import { count, type Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/manager/finance.ts';

/** What the school has earned, and what it still owes in lessons. */
export const texts = {
  title: 'Finance',
  about: 'All of it is counted from the books of the school: what was paid, what lessons have earned, what families paid ahead.',
  from: 'From',
  to: 'To',
  sheet: 'XLSX sheet',
  saved: (name) => `File saved: ${name}`,
  nothing: 'No money in these days',
  nothingAbout: 'Choose other days, or wait for the first payment.',
  compared: (dates) => `beside: ${dates}`,
  agrees: 'Agrees with the books to the cent',
  differs: (books) => `Differs: the books say ${books}. Open “Money” to see what is stuck.`,
  figures: {
    net: 'paid less refunds',
    earned: 'earned',
    atEnd: 'owed in lessons at the end',
    sold: 'Paid',
    refunded: 'Refunded',
    conducted: 'Conducted',
    missed: 'Missed',
    lapsed: 'Expired and written off',
    atStart: 'Owed in lessons at the start',
  },
  was: (amount) => `was ${amount}`,
  table: { caption: 'What became of paid lessons', figure: 'Figure', now: 'These days', before: 'As many before' },
  deferred: 'Owed in lessons, by the month they expire',
  deferredAbout: 'Lessons that are paid for and not given yet.',
  deferredColumns: { month: 'Expire in', units: 'Lessons', worth: 'Worth' },
  cash: 'Money by its way',
  cashColumns: { way: 'Way', came: 'Came', went: 'Went' },
  ways: { sandbox: 'Practice bank', byhand: 'By hand' },
  given: (n: number) => count('en', n, { one: 'lesson given away', other: 'lessons given away' }),
} satisfies Same<typeof ru>;
