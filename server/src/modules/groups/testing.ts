import type { NewGroup } from './create-group.ts';

/** A plain group of a teacher: Wednesdays at 18:00 in Moscow. A test names only what it is about. */
export const aGroup = (its: Partial<NewGroup> & Pick<NewGroup, 'teacherId'>): NewGroup => ({
  courseCode: 'speakingClub',
  title: { ru: 'Разговорный клуб', en: 'Speaking club' },
  level: 'A1',
  ages: { from: 7, to: 9 },
  weekday: 3,
  startMinute: 18 * 60,
  minutes: 50,
  capacity: 6,
  ...its,
});
