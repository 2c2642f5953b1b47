import type { texts as ru } from '../../ru/parent/intro-booked.ts';
import type { Same } from '../../grammar.ts';
import { minutes } from '../shared/amounts.ts';

export const texts = {
  title: 'The first lesson is booked!',
  calendar: 'Add to calendar',
  next: 'What’s next',
  yours: 'The time is yours',
  yoursAbout: 'The lesson is in your schedule. We’ll remind you beforehand.',
  confirm: 'To get reminders, confirm your contact: we’ve sent you a code.',
  toContacts: 'Confirm',
  check: 'Check the camera and sound',
  checkAbout:
    'On the computer or tablet your child will use. You need a camera, headphones or speakers and a quiet place. A phone is too small.',
  toCheck: 'Check now',
  enter: (when: string) => `“Join lesson” appears on ${when}`,
  enterAbout: (n: number) => `On the home page, ${minutes(n)} before the start. Help your child sit down and turn the sound on.`,
  move: (until: string) => `Can’t make it? Until ${until} you can`,
  toMove: 'reschedule the lesson',
  home: 'To the home page',
  gone: 'This lesson is no longer in the schedule',
  goneAbout: 'It was rescheduled or cancelled, or it’s over. All lessons of the family are in the schedule.',
  toSchedule: 'To the schedule',
} satisfies Same<typeof ru>;
