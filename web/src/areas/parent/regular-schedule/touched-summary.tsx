import { useTexts } from '#i18n/texts.ts';
import { Check, Icon, Minus, Plus, Undo2 } from '#kit/icon.tsx';

import type { Touched } from './touched-lessons.ts';

const signs = { stay: Check, go: Minus, come: Plus, back: Undo2 } as const;

/** A line of what stays, goes, comes or comes back. */
export interface TouchedLine {
  sign: keyof typeof signs;
  words: string;
}

/** What a change touches, said before it is confirmed. */
export function TouchedSummary({ lines }: { lines: readonly TouchedLine[] }) {
  const t = useTexts('regularSchedule').touched;
  return (
    <section aria-label={t.title} aria-live="polite" className="flex flex-col gap-2 rounded-md bg-sunk p-4">
      <h3 className="text-base">{t.title}</h3>
      <ul className="figures flex flex-col gap-1.5">
        {lines.map(({ sign, words }) => (
          <li key={words} className="flex gap-2">
            <Icon of={signs[sign]} size={18} className="mt-0.5 text-mute" />
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Lines of lessons that are cancelled with what becomes of their units, and of those that are too near for it. */
export function useGoingLines({ go, stay, units, again }: Touched<unknown>): TouchedLine[] {
  const t = useTexts('regularSchedule').touched;
  const near: TouchedLine[] = stay.length > 0 ? [{ sign: 'stay', words: t.stay(stay.length) }] : [];
  if (go.length === 0) return [...near, { sign: 'stay', words: t.none }];
  const back = units === 0 ? t.noUnits : again > 0 ? t.unitsAgain(units, again) : t.units(units);
  return [...near, { sign: 'go', words: t.go(go.length) }, { sign: 'back', words: back }];
}
