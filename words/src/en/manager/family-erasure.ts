import type { texts as ru } from '../../ru/manager/family-erasure.ts';
import type { Same } from '../../grammar.ts';

export const texts = {
  title: 'Data deletion',
  about: 'Deletion starts in a week: the family gets an e-mail and can cancel it. Start it only if the family has asked for it.',
  ask: 'Delete data at the family’s request',
  whose: 'Whose data',
  family: 'The whole family and account',
  kid: 'A child',
  waiting: (what: string, day: string) => `${what}: starts on ${day}`,
  leaving: (what: string) => `${what}: deleting data`,
  done: (what: string, day: string) => `${what}: deleted on ${day}`,
  takenBack: (what: string, day: string) => `${what}: cancelled on ${day}`,
  takeBack: 'Cancel the deletion',
  execute: 'Delete now',
  executeAbout: 'The data is deleted without the one-week wait. It can’t be restored.',
  saved: 'Done, saved in the log',
  nothing: 'No deletion requests.',
} satisfies Same<typeof ru>;
