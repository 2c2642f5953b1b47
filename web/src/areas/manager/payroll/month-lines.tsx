import type { PayLine, PayMonth } from '@school/contract/payroll/shapes';

import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';

const keyOf = ({ kind, lesson, correction }: PayLine) => `${kind} ${lesson?.eventId ?? correction?.correctionId ?? ''}`;

/** Line by line what a month is made of, each with what speaks for it. */
export function MonthLines({ of: { lines } }: { of: PayMonth }) {
  const t = useTexts('payroll');
  const names = useTexts('names');
  const locale = useLocale();
  if (lines.length === 0) return null;
  const evidence = ({ lesson }: PayLine) =>
    lesson && (lesson.evidence.enteredAt === null ? t.notEntered : t.entered(at(locale, lesson.evidence.enteredAt, 'time', schoolZone)));
  return (
    <section aria-label={t.lines}>
      <h3 className="text-lg">{t.lines}</h3>
      <ol className="flex flex-col divide-y divide-line">
        {lines.map((line) => {
          const { kind, lesson, correction, pay } = line;
          const isUnseen = lesson?.status === 'conducted' && lesson.evidence.enteredAt === null;
          const course = lesson && (lesson.courseCode ? names.courses[lesson.courseCode] : names.subjects[lesson.subject]);
          return (
            <li key={keyOf(line)} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
              <span className="min-w-0">
                <span className="font-bold figures">
                  {lesson
                    ? at(locale, lesson.timestamp, 'dayTime', schoolZone)
                    : correction && at(locale, correction.askedAt, 'day', schoolZone)}
                </span>{' '}
                {[kind !== 'lesson' && t.kinds[kind], course, lesson?.pupils.map(({ name }) => name).join(', '), correction?.reason]
                  .filter(Boolean)
                  .join(', ')}
                {lesson && (
                  <span className={`block text-sm ${isUnseen ? 'font-bold text-warn' : 'text-mute'}`}>
                    {[t.why[lesson.why], evidence(line)].filter(Boolean).join(', ')}
                  </span>
                )}
              </span>
              <span className="font-bold figures">{pay ? money(locale, pay) : <span className="text-mute">{t.later}</span>}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
