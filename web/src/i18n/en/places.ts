import type { texts as ru } from '../ru/places.ts';
import type { Same } from '../speak.ts';

export const texts = {
  legal: {
    title: 'Documents of the school',
    now: 'There is no such document here',
    about: 'The terms and policies stand behind the links at registration and payment.',
    action: 'To sign-in',
  },
} satisfies Same<typeof ru>;
