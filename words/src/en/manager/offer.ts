import { schedulingLimits } from '@school/contract/calendar/limits';
import { trialLimits } from '@school/contract/catalogue/limits';

import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/manager/offer.ts';
import { minutes } from '../shared/amounts.ts';

export const texts = {
  trials: {
    title: 'Trial lessons',
    about: `When families may book their first lesson, which is free. What is booked does not change. Hours are on the school’s clock, a lesson lasts ${minutes(schedulingLimits.lessonMinutes.long)} or less.`,
    hours: 'Days and hours',
    always: 'Whenever a teacher is free',
    some: 'Only in these hours',
    how: 'When',
    day: (name: string) => `Trials: ${name}`,
    from: (name: string) => `from, ${name}`,
    to: (name: string) => `to, ${name}`,
    wrongHours: 'The end is before the beginning',
    oneDay: 'Choose one day at least',
    daysAhead: 'How many days ahead',
    daysAheadHelp: `Empty: the whole schedule. Not more than ${trialLimits.daysAhead}`,
    aDay: 'How many a day in the whole school',
    ofTeacher: 'How many a day of one teacher',
    noLimit: 'Empty: as many as there is time for',
    who: 'Who holds trials',
    everybody: 'Everybody who fits',
    chosen: 'These teachers only',
    nobodyChosen: 'Choose one teacher at least',
    next: 'What a family sees',
    nextAbout: 'The next free times of each subject under these terms.',
    none: 'no time',
    failed: 'This could not be checked. Please try again.',
    save: 'Keep these terms',
    saved: 'The terms of trial lessons are kept',
    changes: 'What was changed',
    noChanges: 'The terms were never changed: trials are held whenever a teacher is free.',
  },
} satisfies Same<typeof ru>;
