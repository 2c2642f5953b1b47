import type { texts as ru } from '../../ru/manager/audit.ts';
import type { Same } from '../../grammar.ts';

export const texts = {
  title: 'Log',
  about: 'Who did what, for which family and why. Entries are never changed or removed.',
  search: 'Search the log',
  searchFor: 'Reason, name or number',
  act: 'Action',
  anyAct: 'All actions',
  who: 'Staff member',
  anybody: 'All staff',
  from: 'From',
  until: 'Until',
  ofFamily: (name: string) => `Only about ${name}`,
  list: 'Log entries',
  columns: { at: 'When', by: 'Who', act: 'What was done', family: 'Family', reason: 'Reason', was: 'What changed' },
  inTheNameOf: (staff: string, family: string) => `${staff} on behalf of ${family}`,
  family: (name: string) => `Family log: ${name}`,
  empty: 'Nothing here yet',
  emptyAbout: 'The first staff action will appear here.',
  fileName: (day: string) => `Log ${day}.csv`,
} satisfies Same<typeof ru>;
