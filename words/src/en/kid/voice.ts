import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/kid/voice.ts';

export const texts = {
  forGrownUps: 'For grown-ups',
  noVoice: {
    ru: 'For grown-ups: this device has no Russian voice.',
    en: 'For grown-ups: this device has no English voice.',
  },
  readAloud: 'Please read aloud:',
  understood: 'Got it',
} satisfies Same<typeof ru>;
