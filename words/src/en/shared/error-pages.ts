import type { texts as ru } from '../../ru/shared/error-pages.ts';
import type { Same } from '../../grammar.ts';

export const texts = {
  toHome: 'To the home page',
  again: 'Try again',
  tryLater: 'Server request error. Please try again later',
  notFound: {
    title: 'There is no such page',
    text: 'The link may be out of date, or the address has a typo.',
  },
  broken: {
    title: 'Something broke',
    text: 'We already know about it. Reload the page: everything saved is in place.',
    reload: 'Reload the page',
  },
  offline: {
    title: 'No internet connection',
    text: 'Everything you typed stays in place. We go on as soon as the connection is back.',
    restored: 'The connection is back',
    readSchedule: 'See the schedule',
    readHomework: 'My tasks',
    keptSince: (since: string) => `No connection. This is how it was: ${since}`,
    later: 'This does not work without the internet. Try again when the connection is back',
    notKept: 'This page does not open without the internet',
    hear: 'Listen',
    speech: { gone: 'The internet is gone. Call a grown-up.', back: 'The internet is back. Let us go on!' },
  },
  slow: {
    title: 'The page did not load',
    text: 'The internet is too slow: we waited for two minutes. Please try again.',
  },
  release: {
    there: 'There is a new version of the school',
    update: 'Update',
  },
} satisfies Same<typeof ru>;
