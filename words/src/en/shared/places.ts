import type { texts as ru } from '../../ru/shared/places.ts';
import type { Same } from '../../grammar.ts';

export const texts = {
  legal: {
    title: 'Documents of the school',
    now: 'There is no such document here',
    about: 'The terms and policies stand behind the links at registration and payment.',
    action: 'To sign-in',
    back: 'To registration',
    since: (day: string) => `In force since ${day}`,
  },
} satisfies Same<typeof ru>;
