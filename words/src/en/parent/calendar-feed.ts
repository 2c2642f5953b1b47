import type { texts as ru } from '../../ru/parent/calendar-feed.ts';
import type { Same } from '../../grammar.ts';

export const texts = {
  title: 'Lessons in your own calendar',
  about:
    'Add the lessons to the calendar of your phone or computer: Google, Apple, Outlook or any other. Changes appear there automatically, usually within an hour.',
  none: 'No link yet',
  since: (when: string) => `Active since ${when}`,
  read: (when: string) => `Calendar updated: ${when}`,
  neverRead: 'No calendar has loaded the lessons yet',
  create: 'Create a link',
  createFor: (name: string) => `Create a link: ${name}`,
  renew: 'New link',
  renewFor: (name: string) => `New link: ${name}`,
  revoke: 'Turn off',
  revokeFor: (name: string) => `Turn off the link: ${name}`,
  link: (name: string) => `Calendar link: ${name}`,
  once: 'We show the link once. If it gets lost, create a new one: the old one will stop working.',
  open: 'Open in a calendar',
  copy: 'Copy',
  copied: 'Link copied',
  created: 'The link is ready',
  revoked: 'Link turned off',
  private:
    'Anyone with the link can see your child’s first name, the subject, the teacher and the times. Don’t publish it, and if in doubt, create a new one.',
  back: 'Back to the schedule',
  own: {
    title: 'My lessons in a calendar',
    about:
      'Add your lessons to the calendar of your phone or computer. Changes and substitutions appear there automatically, and an entry takes you straight to the classroom. It shows children’s first names only, but keep the link to yourself.',
    name: 'my lessons',
  },
} satisfies Same<typeof ru>;
