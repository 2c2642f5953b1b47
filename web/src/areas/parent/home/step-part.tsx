import type { Kid } from '@school/contract/families/shapes';
import type { Process } from '@school/contract/calendar/shapes';
import type { ReactNode } from 'react';

import type { TextsOf } from '#i18n/features.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { LoneLink } from '#kit/link-button.tsx';
import type { KnownLesson } from '#widgets/next-steps/next-steps.ts';
import { useNow } from '#widgets/week/use-now.ts';

/** The course of a process; before there is one, its subject. */
export const courseName = (names: TextsOf<'names'>, { courseCode, subject }: Pick<Process, 'courseCode' | 'subject'>): string =>
  courseCode ? names.courses[courseCode] : names.subjects[subject];

/** A subject's part of a kid's card. */
export const Part = ({ title, subject, children }: { title: string; subject?: string | undefined; children: ReactNode }) => (
  <section className="flex flex-col gap-3 border-t border-line pt-4">
    <div>
      {subject !== undefined && <p className="text-sm font-bold text-mute">{subject}</p>}
      <h3 className="text-lg">{title}</h3>
    </div>
    {children}
  </section>
);

/** The way to what a course teaches, level by level. */
export function Program({ process: { processId, courseCode } }: { process: Process }) {
  const t = useTexts('home').steps;
  return (
    courseCode && (
      <LoneLink to="/courseProgram/$courseCode/$processId" params={{ courseCode, processId }} className="self-start">
        {t.program}
      </LoneLink>
    )
  );
}

/** What may be tried before the trial: sample lessons of the subject and the diagnostics. */
export function Samples({ subject, kid }: { subject: Process['subject']; kid: Kid }) {
  const t = useTexts('home').steps;
  return (
    <LoneLink
      to="/courseProgram/onboarding/$courseCode/$kidUid"
      params={{ courseCode: subject, kidUid: kid.kidUid }}
      className="self-start"
    >
      {t.samples}
    </LoneLink>
  );
}

/** The next lesson of a course or club; one that has begun is not called next. */
export function Ahead({ event, zone }: { event: KnownLesson | undefined; zone: string }) {
  const t = useTexts('home').steps;
  const locale = useLocale();
  const now = useNow();
  const hasBegun = event && Date.parse(event.timestamp) <= now;
  return (
    <p className="text-mute">
      {event
        ? (hasBegun ? t.learningNow : t.learningNext)(at(locale, event.timestamp, hasBegun ? 'time' : 'dayTime', zone))
        : t.learningNone}
    </p>
  );
}

/** A lesson that is over: it is not still to come, and how it went is not seen yet, at most from what time on. */
export function Unmarked({ event, zone }: { event: KnownLesson | undefined; zone: string }) {
  const t = useTexts('home').steps;
  const locale = useLocale();
  if (!event) return null;
  const when = at(locale, event.timestamp, 'dayTime', zone);
  return (
    <p className="text-mute">{event.settlesAt === null ? t.unmarked(when) : t.marked(when, at(locale, event.settlesAt, 'time', zone))}</p>
  );
}
