import { schedulingLimits } from '@school/contract/calendar/limits';

import type { texts as ru } from '../../ru/parent/schedule.ts';
import type { Same } from '../../grammar.ts';
import { lessons, weeks } from '../shared/amounts.ts';

export const texts = {
  title: 'Schedule',
  view: 'How the schedule is shown',
  week: 'Week',
  list: 'List',
  next: 'Next lesson',
  now: 'Lesson in progress',
  justOver: 'The lesson is over',
  open: 'Details',
  everyone: 'Everyone',
  whose: 'Whose lessons',
  today: 'today',
  addLesson: 'Add a lesson',
  calendar: 'Lessons in my calendar',
  dayHas: (day: string, n: number) => `${day}: ${n === 0 ? 'no lessons' : lessons(n)}`,
  empty: 'No lessons this week',
  emptyAbout: 'Look at other weeks, or book a trial lesson.',
  emptyPast: 'There were no lessons this week',
  emptyList: 'No upcoming lessons yet',
  emptyListAbout: 'Add a lesson, or book a trial: it’s free.',
  bookTrial: 'Book a trial lesson',
  chooseDays: 'Choose days and times',
  beyond: 'The schedule isn’t open that far ahead yet',
  openedLesson: 'Opened lesson',
  opened: (day: string) => `Lessons can be booked up to ${day}. One more day opens every day.`,
  toNow: 'Back to this week',
  past: 'Past lessons',
  ahead: 'Upcoming lessons',
  more: `Show the next ${weeks(schedulingLimits.windowDays / 7)}`,
  noneEarlier: 'No earlier lessons',
  noneIn: (dates: string) => `${dates}: no lessons`,
} satisfies Same<typeof ru>;
