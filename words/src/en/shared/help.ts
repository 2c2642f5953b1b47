import type { texts as ru } from '../../ru/shared/help.ts';
import { count, type Same } from '../../grammar.ts';

export const texts = {
  title: 'Help',
  search: 'Search the questions',
  searchFor: 'For example: reschedule a lesson',
  clear: 'Clear the search',
  found: (n) => count('en', n, { one: 'answer found', other: 'answers found' }),
  notFound: (typed) => `No results for “${typed}”`,
  notFoundAbout: 'Ask us in the chat: your question is already filled in.',
  askSo: 'Ask this in the chat',
  showAll: 'Show all questions',
  /** Words that say nothing about what is looked for. */
  smallWords: 'a an and are at can do does for from have how i if in is it me my of on or our the to us we what when where which with you',
  contact: {
    toIt: 'Contact us',
    title: 'Contact centre',
    about: 'We answer questions and help when there’s little time before a lesson.',
    open: 'We are here now',
    closed: 'We’re closed now',
    opensToday: (time) => `Opens at ${time}`,
    opensOn: (day, time) => `Opens ${day}, ${time}`,
    everyDay: 'Every day',
    hours: (days, hours) => (hours ? `${days}: ${hours.from} to ${hours.to}` : `${days}: closed`),
    zone: (zone) => `Times are in ${zone}`,
    holidays: (days) => `Closed on ${days}`,
    chat: 'Message us in the chat',
    call: (phone) => `Call ${phone}`,
    write: (email) => `E-mail ${email}`,
  },
} satisfies Same<typeof ru>;
