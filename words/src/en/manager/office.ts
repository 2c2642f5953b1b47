import type { texts as ru } from '../../ru/manager/office.ts';
import type { Same } from '../../grammar.ts';
import { lines } from '../shared/amounts.ts';

export const texts = {
  noRight: 'You do not have the right to this page',
  reason: { label: 'Reason', help: 'It stays in the history beside your name.', needed: 'Write the reason' },
  list: {
    failed: 'It did not load',
    failedAbout: 'Check the connection and try again.',
    again: 'Load again',
    nothing: 'Nothing was found. Change what you search for',
    reset: 'Show all',
    more: 'Show more',
    clear: 'Clear the search',
    export: 'Download CSV',
  },
  noFamily: { title: 'There is no such family', about: 'Check the link, or find the family by name.', toFamilies: 'To all families' },
  palette: {
    title: 'Find',
    label: 'A family, an order or a room',
    placeholder: 'Name, phone, order',
    about: 'Half a phone number or a child’s name is enough.',
    looking: 'Looking…',
    nothing: 'Nothing was found. Try a part of the name or the last digits of the phone.',
    failed: 'The search did not answer. Check the connection and try again.',
    found: (n) => `${lines(n)}. Arrows choose, Enter opens.`,
    families: 'Families',
    rooms: 'Rooms',
    thisFamily: 'This family',
    nameless: 'A family without a name',
    kid: (name, age) => `${name}, ${age}`,
    order: (number, sum) => `order ${number}, ${sum}`,
    actions: {
      card: 'Card of the family',
      lessons: 'Lessons and schedule of the family',
      money: 'Money of the family',
      edit: 'Change the family’s data',
      link: 'Sign-in link',
      block: 'Block or unblock sign-in',
    },
  },
  views: {
    title: 'Saved views',
    save: 'Save this view',
    name: 'Name',
    about: 'Search, filter and order are remembered on this device.',
    nameNeeded: 'Name the view',
    keep: 'Save',
    forget: (name) => `Forget the view “${name}”`,
  },
} satisfies Same<typeof ru>;
