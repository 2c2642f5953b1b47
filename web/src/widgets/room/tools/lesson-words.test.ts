import { expect, test } from 'vitest';

import { lessonWords } from './lesson-words.ts';
import { lightFor } from './noise.tsx';

const face = (icon: string, ru: string, en: string) => ({ picture: { kind: 'icon', icon } as const, name: { ru, en } });
const panel = (stimulus: Parameters<typeof lessonWords>[0][number]['panels'][number]['stimulus']) => ({ stimulus, words: null });

test('the words of a lesson are what its panels name, each once, with their pictures, in the language of the page', () => {
  const steps = [
    { panels: [panel({ kind: 'face', face: face('pear', 'груша', 'pear') })] },
    { panels: [panel({ kind: 'row', faces: [face('pear', 'груша', 'pear'), null, face('bus', 'автобус', 'bus')] })] },
  ];
  expect(lessonWords(steps, 'ru', 8)).toEqual([
    { word: 'груша', icon: 'pear' },
    { word: 'автобус', icon: 'bus' },
  ]);
  expect(lessonWords(steps, 'en', 1)).toEqual([{ word: 'pear', icon: 'pear' }]);
});

test('one shout makes no red light, a loud class does', () => {
  expect(lightFor([0.02, 0.9, 0.03, 0.02])).toBe(0);
  expect(lightFor([0.2, 0.25, 0.02, 0.2])).toBe(1);
  expect(lightFor([0.5, 0.6, 0.1, 0.5])).toBe(2);
});
