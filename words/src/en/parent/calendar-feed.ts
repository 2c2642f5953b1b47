import type { texts as ru } from '../../ru/parent/calendar-feed.ts';
import type { Same } from '../../grammar.ts';

export const texts = {
  title: 'Lessons in your own calendar',
  about:
    'Add the lessons to the calendar of your phone or computer: Google, Apple, Outlook or any other. Changes appear there automatically, usually within an hour.',
  none: 'No link yet',
  since: (when: string) => `The link works since ${when}`,
  read: (when: string) => `Last read by a calendar: ${when}`,
  neverRead: 'No calendar has used it yet',
  create: 'Create a link',
  createFor: (name: string) => `Create a link: ${name}`,
  renew: 'New link',
  renewFor: (name: string) => `New link: ${name}`,
  revoke: 'Turn off',
  revokeFor: (name: string) => `Turn the link off: ${name}`,
  link: (name: string) => `Calendar link: ${name}`,
  once: 'We show the link once. If it gets lost, create a new one: the old one will stop working.',
  open: 'Open in a calendar',
  copy: 'Copy',
  copied: 'Link copied',
  created: 'The link is ready',
  revoked: 'The link is turned off',
  private:
    'Anyone with the link can see your child’s first name, the subject, the teacher and the times. Do not publish it, and create a new one if in doubt.',
  back: 'Back to the schedule',
  own: {
    title: 'My lessons in a calendar',
    about:
      'Add your lessons to the calendar of your phone or computer. Moves and substitutions appear there by themselves, and an entry leads straight into the classroom. Children are called by their first names only, but keep the link to yourself all the same.',
    name: 'my lessons',
  },
} satisfies Same<typeof ru>;
