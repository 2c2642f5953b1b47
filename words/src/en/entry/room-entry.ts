import type { texts as ru } from '../../ru/entry/room-entry.ts';
import type { Same } from '../../grammar.ts';

/** Into a lesson without signing in: by a code of another device. */
export const texts = {
  title: 'Join a lesson with a code',
  lead: 'The code is shown on the device where the lesson is open. A parent can show one too: on the home page, next to “Join lesson”.',
  code: 'Six digits',
  enter: 'Join lesson',
  notSix: 'Enter all six digits',
  replaces: 'Someone is already signed in on this device. With the code only the lesson opens here, and they’ll be signed out.',
  toLogin: 'Sign in to the school',
  link: {
    title: 'Join lesson',
    entering: 'Joining…',
    early: (time: string) => `The classroom opens: ${time}. This page will take you in.`,
    again: 'Try again',
    byCode: 'Join with a code',
  },
  inside: {
    title: 'Only the lesson is open on this device',
    text: 'Other school pages aren’t available here. Go back to the lesson, or finish.',
    back: 'Back to the lesson',
    finish: 'Finish here',
  },
} satisfies Same<typeof ru>;
