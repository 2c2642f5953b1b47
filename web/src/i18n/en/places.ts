import type { texts as ru } from '../ru/places.ts';
import type { Same } from '../speak.ts';

export const texts = {
  kidBrainTrainer: {
    title: 'Brain trainer',
    now: 'Nothing is open here yet',
    about: 'Tasks open after a lesson with the teacher.',
    action: 'To the choice',
  },
  brainGame: {
    title: 'Brain game',
    now: 'Nothing is open here yet',
    about: 'Tasks open after a lesson with the teacher.',
    action: 'To the choice',
  },
  legal: {
    title: 'Documents of the school',
    now: 'There is no such document here',
    about: 'The terms and policies stand behind the links at registration and payment.',
    action: 'To sign-in',
  },
  editNotifications: {
    title: 'Notifications',
    now: 'Important news comes by email',
    about: 'About bookings, moved lessons and payments the school writes to the email in the data of the parent.',
    action: 'Check the email',
  },
  equipmentCheck: {
    title: 'Equipment check',
    now: 'What a lesson needs',
    about:
      'A computer with a camera and a microphone, and Chrome, Firefox or Safari. At the first lesson the teacher helps to set everything up.',
    action: 'To settings',
  },
  brainTrainer: {
    title: 'Brain trainer',
    now: 'Games for memory and attention',
    about: 'Short games for children and grown-ups. A child plays in its own rooms.',
    action: 'Choose who plays',
  },
  brainTrainerPerson: {
    title: 'Brain trainer: progress',
    now: 'No games played yet',
    about: 'Here you see memory and attention grow.',
    action: 'To the trainer',
  },
} satisfies Same<typeof ru>;
