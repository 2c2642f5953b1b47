import type { texts as ru } from '../../ru/shared/places.ts';
import type { Same } from '../../grammar.ts';

export const texts = {
  legal: {
    title: 'School documents',
    now: 'Document not found',
    about: 'You’ll find links to the terms and policies when you sign up and pay.',
    action: 'Go to sign-in',
    back: 'Back to sign-up',
    since: (day: string) => `Effective from ${day}`,
  },
} satisfies Same<typeof ru>;
