import type { Stimulus } from '@school/contract/playbooks/pictures';
import { expect, test } from 'vitest';

import { lessonPictures } from './lesson-pictures.ts';

const step = (...stimuli: readonly Stimulus[]) => ({ panels: stimuli.map((stimulus) => ({ stimulus, words: null })) });

test('the pictures of a lesson are all its panels show, each once, called as the lesson calls them', () => {
  const pear = { kind: 'icon', icon: 'pear' } as const;
  const steps = [
    step({
      kind: 'many',
      layout: 'tens',
      pictures: [
        { ...pear, count: 3 },
        { kind: 'clock', hours: 3, minutes: 0 },
      ],
    }),
    step({ kind: 'face', face: { picture: pear, name: { ru: 'груша', en: 'pear' } } }, { kind: 'words', words: { ru: 'нет', en: 'no' } }),
    step({ kind: 'lines', lines: [[{ kind: 'icon', icon: 'bus' }, '+', pear]] }),
  ];
  expect(lessonPictures(steps, 'ru')).toEqual([
    { icon: 'pear', name: 'груша' },
    { icon: 'bus', name: undefined },
  ]);
  expect(lessonPictures(steps, 'en')[0]?.name).toBe('pear');
});
