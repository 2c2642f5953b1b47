import type { texts as ru } from '../ru/places.ts';
import type { Same } from '../speak.ts';

export const texts = {
  legal: {
    title: 'Documents of the school',
    now: 'There is no such document here',
    about: 'The terms and policies stand behind the links at registration and payment.',
    action: 'To sign-in',
  },
  equipmentCheck: {
    title: 'Equipment check',
    now: 'What a lesson needs',
    about:
      'A computer with a camera and a microphone, and Chrome, Firefox or Safari. At the first lesson the teacher helps to set everything up.',
    action: 'To settings',
  },
} satisfies Same<typeof ru>;
