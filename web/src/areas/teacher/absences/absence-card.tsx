import type { Absence } from '@school/contract/calendar/shapes';

import { useTexts } from '#i18n/texts.ts';
import { Badge } from '#kit/card.tsx';

import { AbsenceLessons } from './absence-lessons.tsx';
import { useAbsenceWords } from './absence-words.ts';
import { BackEarlier } from './back-earlier.tsx';

/** One absence of the list: when, how it stands, what became of its lessons. */
export function AbsenceCard({ absence, today }: { absence: Absence; today: string }) {
  const t = useTexts('teacherAbsences');
  const words = useAbsenceWords();
  const { kind, from, to, endedAt, lessons, note } = absence;
  const isOpen = endedAt === null && to >= today;
  const state = endedAt !== null ? t.ended : isOpen ? (from <= today ? t.now : t.ahead) : undefined;
  return (
    <section className="flex flex-col gap-3 rounded-lg border border-line bg-card p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="figures text-base">
          {t.kinds[kind]}: {words.when(absence)}
        </h3>
        {state !== undefined && <Badge tone={isOpen && from <= today ? 'warn' : 'plain'}>{state}</Badge>}
      </div>
      {note !== '' && <p className="whitespace-pre-line text-mute">{note}</p>}
      {lessons.length > 0 && (
        <details>
          <summary className="min-h-11 py-2.5 font-bold text-brand">{t.touched(lessons.length)}</summary>
          <AbsenceLessons lessons={lessons} />
        </details>
      )}
      {isOpen && <BackEarlier absenceId={absence.absenceId} which={from <= today ? 'now' : 'ahead'} />}
    </section>
  );
}
