import type { texts as ru } from '../../ru/shared/help.ts';
import { count, type Same } from '../../grammar.ts';

export const texts = {
  title: 'Help',
  search: 'Search the questions',
  searchFor: 'For example: move a lesson',
  clear: 'Clear the search',
  found: (n) => count('en', n, { one: 'answer found', other: 'answers found' }),
  notFound: (typed) => `There is no ready answer to “${typed}”`,
  notFoundAbout: 'Ask us in the chat: your words are filled in already.',
  askSo: 'Ask this in the chat',
  showAll: 'Show all questions',
  /** Words that say nothing about what is looked for. */
  smallWords: 'a an and are at can do does for from have how i if in is it me my of on or our the to us we what when where which with you',
  contact: {
    toIt: 'Contact us',
    title: 'Contact centre',
    about: 'We answer your question, and help when little time is left before a lesson.',
    open: 'We are here now',
    closed: 'Closed now',
    opensToday: (time) => `Opens at ${time}`,
    opensOn: (day, time) => `Opens ${day}, ${time}`,
    everyDay: 'Every day',
    hours: (days, hours) => (hours ? `${days}: ${hours.from} to ${hours.to}` : `${days}: closed`),
    zone: (zone) => `Hours are in ${zone}`,
    holidays: (days) => `Closed on ${days}`,
    chat: 'Write in the chat',
    call: (phone) => `Call ${phone}`,
    write: (email) => `Write to ${email}`,
  },
} satisfies Same<typeof ru>;
