import { useEffect } from 'react';

import { tongueOf, useLocale } from '#i18n/locale.ts';
import { announce } from '#kit/play/announcer.tsx';
import { hush, say } from '#kit/play/speech.ts';
import type { Band } from '#widgets/player/band.ts';

/** Whose page a tool is drawn on. */
export interface ToolViewer {
  as: 'kid' | 'teacher' | 'watch';
  band: Band;
}

/** Those who do not read yet see pictures and hear the words; everybody else reads them. */
export const readsTools = ({ as, band }: ToolViewer): boolean => as !== 'kid' || band !== 'pre';

/**
 * What a tool shows in words, as it becomes true: told to whoever hears the child's page, and said aloud (`spoken`) to a child who does not
 * read. `always` says it to every child: to hear it is the tool.
 */
export function useTold(viewer: ToolViewer, told: string | undefined, { spoken = told, always = false } = {}): void {
  const tongue = tongueOf(useLocale());
  const isKid = viewer.as === 'kid';
  const isHeard = isKid && (always || !readsTools(viewer));
  useEffect(() => {
    if (isKid && told !== undefined) announce(told);
  }, [isKid, told]);
  useEffect(() => {
    if (!isHeard || spoken === undefined) return undefined;
    say([{ text: spoken, lang: tongue }], { slow: true });
    return hush;
  }, [isHeard, spoken, tongue]);
}
