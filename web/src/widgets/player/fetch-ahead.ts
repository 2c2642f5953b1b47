import type { AttemptItem } from '@school/contract/playbooks/attempts';

import { wakeVoice } from '#kit/play/speech.ts';
import { knownRecordings } from '#kit/play/voice-state.ts';
import type { Tongue } from '#kit/play/voice-state.ts';
import type { Band } from './band.ts';
import { iconPath } from './own-pictures.ts';
import { saidOf } from './spoken.ts';
import { preloadTemplate } from './templates/registry.ts';
import { spokenWords } from './words.ts';

/** Held, so that the browser keeps them. */
const pictures = new Map<string, HTMLImageElement>();

/** Fetches everything that the tasks of an attempt need, so that they can be done when the connection is gone. */
export function fetchAhead(items: readonly AttemptItem[], band: Band, tongue: Tongue): void {
  const drawn = [
    import('./stimuli/figure.tsx'),
    import('./drawn-picture.tsx'),
    import('./voice-notice.tsx'),
    import('#widgets/world/chip-alone.tsx'),
    wakeVoice(),
  ];
  void Promise.allSettled(drawn);
  for (const template of new Set(items.map(({ task }) => task.template))) preloadTemplate(template);
  for (const icon of new Set([...items.flatMap(({ task }) => iconsIn(task)), 'star'])) {
    if (pictures.has(icon)) continue;
    const picture = new Image();
    picture.src = iconPath(icon);
    pictures.set(icon, picture);
  }
  const said = items.flatMap(({ task }) => saidOf(task, band).flatMap(({ words }) => spokenWords(words, tongue) ?? []));
  void knownRecordings().then((known) => {
    for (const file of new Set(said.flatMap((utterance) => known?.filesOf(utterance) ?? []))) void fetch(file).catch(() => undefined);
  });
}

/** Icons anywhere in a task. */
export function iconsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(iconsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => (key === 'icon' && typeof one === 'string' ? [one] : iconsIn(one)));
}
