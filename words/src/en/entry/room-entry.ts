import type { texts as ru } from '../../ru/entry/room-entry.ts';
import type { Same } from '../../grammar.ts';

/** Into a lesson without signing in: by a code of another device. */
export const texts = {
  title: 'Enter a lesson by a code',
  lead: 'The device on which the lesson is open shows the code. A parent can show one, too: on the home page, beside “Enter the lesson”.',
  code: 'Six digits',
  enter: 'Enter the lesson',
  notSix: 'Enter all six digits',
  replaces: 'Somebody is already signed in on this device. With the code only the lesson is open here, and that sign-in ends.',
  toLogin: 'Sign in to the school',
  link: {
    title: 'Into the lesson',
    entering: 'Entering…',
    early: (time: string) => `The classroom opens: ${time}. This page enters by itself.`,
    again: 'Try again',
    byCode: 'Enter by a code',
  },
  inside: {
    title: 'This device is in for one lesson',
    text: 'Everything else in the school is closed here. Go back to the lesson, or finish on this device.',
    back: 'Back to the lesson',
    finish: 'Finish here',
  },
} satisfies Same<typeof ru>;
