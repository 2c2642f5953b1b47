import { tongueOf, useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';

import type { Script } from './use-steps.ts';

/** What to ask or say now: written for this panel, or the usual question of such a step. */
export function AskCard({ steps, notes, at, panel }: Script) {
  const { ask: t, script } = useTexts('teacherRoom');
  const tongue = tongueOf(useLocale());
  const step = steps[at];
  if (!step) return null;
  const note = notes?.[at];
  const written = note?.asks[Math.min(panel, note.asks.length - 1)];
  return (
    <section aria-label={t.title} className="flex flex-col gap-2 rounded-md bg-sunk p-4">
      <h2 className="text-base text-mute">{t.title}</h2>
      <p className="text-lg leading-snug font-extrabold text-pretty">{written?.[tongue] ?? t.usual[step.kind]}</p>
      {note?.note && <p className="text-sm">{note.note[tongue]}</p>}
      {note?.mayDrop === true && <p className="text-sm text-mute">{script.mayDrop}</p>}
    </section>
  );
}
