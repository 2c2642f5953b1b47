import type { texts as ru } from '../../ru/manager/family-erasure.ts';
import type { Same } from '../../grammar.ts';

export const texts = {
  title: 'Deletion of data',
  about: 'It begins in a week: the family gets a letter and can cancel it. Start it only if the family itself has asked for it.',
  ask: 'Delete data at the family’s request',
  whose: 'Whose data',
  family: 'The whole family and its account',
  kid: 'A child',
  waiting: (what: string, day: string) => `${what}: begins on ${day}`,
  leaving: (what: string) => `${what}: data are being deleted`,
  done: (what: string, day: string) => `${what}: deleted on ${day}`,
  takenBack: (what: string, day: string) => `${what}: cancelled on ${day}`,
  takeBack: 'Cancel the deletion',
  execute: 'Delete at once',
  executeAbout: 'The week of waiting is over at once. The data cannot be brought back.',
  saved: 'Done, written into the log',
  nothing: 'Nobody has asked to delete data.',
} satisfies Same<typeof ru>;
