import type { texts as ru } from '../../ru/manager/audit.ts';
import type { Same } from '../../grammar.ts';

export const texts = {
  title: 'Log',
  about: 'Which colleague did what, to whom and why. Entries are never changed or removed.',
  search: 'Find in the log',
  searchFor: 'Reason, name or number',
  act: 'Act',
  anyAct: 'All acts',
  who: 'Colleague',
  anybody: 'All colleagues',
  from: 'From',
  until: 'Until',
  ofFamily: (name: string) => `Only about ${name}`,
  list: 'Entries of the log',
  columns: { at: 'When', by: 'Who', act: 'What', family: 'Family', subject: 'On what', reason: 'Why', was: 'What changed' },
  inTheNameOf: (staff: string, family: string) => `${staff} in the name of ${family}`,
  family: (name: string) => `Log of the family: ${name}`,
  empty: 'Nothing here yet',
  emptyAbout: 'The first act of a colleague will appear here.',
  fileName: (day: string) => `Log ${day}.csv`,
} satisfies Same<typeof ru>;
