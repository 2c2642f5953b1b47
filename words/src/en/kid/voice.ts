import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/kid/voice.ts';

export const texts = {
  forGrownUps: 'For grown-ups',
  noVoice: {
    ru: 'For grown-ups: no Russian voice here.',
    en: 'For grown-ups: no English voice here.',
  },
  readAloud: 'Please read aloud:',
  understood: 'Got it',
} satisfies Same<typeof ru>;
