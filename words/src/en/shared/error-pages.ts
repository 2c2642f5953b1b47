import type { texts as ru } from '../../ru/shared/error-pages.ts';
import type { Same } from '../../grammar.ts';

export const texts = {
  toHome: 'Go to the home page',
  again: 'Try again',
  tryLater: 'Server request error. Please try again later',
  notFound: {
    title: 'Page not found',
    text: 'The link may be out of date, or there may be a typo in the address.',
  },
  broken: {
    title: 'Something went wrong',
    text: 'We already know about it. Reload the page: everything you saved is still there.',
    reload: 'Reload the page',
  },
  offline: {
    title: 'No internet connection',
    text: 'What you typed is safe. We’ll continue as soon as you’re back online.',
    restored: 'You’re back online',
    readSchedule: 'See the schedule',
    readHomework: 'My tasks',
    keptSince: (since: string) => `Offline. Last updated: ${since}`,
    later: 'You need the internet for this. Try again when you’re back online',
    notKept: 'This page isn’t available offline',
    hear: 'Listen',
    speech: { gone: 'The internet is gone. Call a grown-up.', back: 'The internet is back. Let us go on!' },
  },
  slow: {
    title: 'The page didn’t load',
    text: 'The internet is too slow: we waited for two minutes. Please try again.',
  },
  release: {
    there: 'A new version is available',
    update: 'Update',
  },
} satisfies Same<typeof ru>;
