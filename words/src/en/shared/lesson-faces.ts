import type { texts as ru } from '../../ru/shared/lesson-faces.ts';

export const texts: typeof ru = {
  ask: 'How was the lesson?',
  hear: 'Listen',
  speech: 'How was the lesson? Tap a face.',
  faces: { happy: 'Fun', calm: 'Calm', sad: 'Sad' },
  thanks: 'Thank you!',
};
