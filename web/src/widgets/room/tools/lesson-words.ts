import type { Face } from '@school/contract/playbooks/pictures';
import type { StageStep } from '@school/contract/lesson-room/script';

import type { ToolItem } from './chance.ts';

/** What the panels of a lesson show and name: its words, with their pictures, each once. */
export function lessonWords(steps: readonly Pick<StageStep, 'panels'>[], tongue: 'ru' | 'en', most: number): ToolItem[] {
  const found = new Map<string, ToolItem>();
  for (const { panels } of steps)
    for (const { stimulus } of panels) {
      const faces: ReadonlyArray<Face | null> =
        stimulus?.kind === 'face' ? [stimulus.face] : stimulus?.kind === 'row' ? stimulus.faces : [];
      for (const face of faces) {
        const words = face?.words ?? face?.name;
        const word = words && (words.lang ? words[words.lang] : words[tongue]);
        if (word && !found.has(word)) found.set(word, { word, icon: face?.picture?.kind === 'icon' ? face.picture.icon : undefined });
      }
    }
  return [...found.values()].slice(0, most);
}
