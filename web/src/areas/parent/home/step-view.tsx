import type { Kid, User } from '@school/contract/families/shapes';
import type { Event, Process } from '@school/contract/scheduling/shapes';
import { lazy, Suspense } from 'react';

import { tongueOf, useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, dateText } from '#i18n/time.ts';
import { LinkButton, TextLink } from '#kit/link-button.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { CourseProgressLine } from './course-progress-line.tsx';
import type { Step } from '#widgets/next-steps/next-steps.ts';
import { Report } from './report.tsx';
import { courseName, Part } from './step-part.tsx';

/** A family meets it once a course: the page of the others does not wait for it. */
const Recommendation = lazy(() => import('./recommendation.tsx').then((file) => ({ default: file.Recommendation })));

/** What is next in one subject of a kid, and the way there. */
export function StepView({ step, kid, user }: { step: Step; kid: Kid; user: User }) {
  const t = useTexts('home').steps;
  const names = useTexts('names');
  const locale = useLocale();
  switch (step.what) {
    case 'book':
      return (
        <Part title={t.bookTitle} subject={step.subject && names.subjects[step.subject]}>
          <p className="text-mute">{t.book}</p>
          <LinkButton
            to="/intro-appointment"
            search={{ kid: kid.kidUid, ...(step.subject && { subject: step.subject }) }}
            kind="primary"
            className="self-start"
          >
            {t.bookAction}
          </LinkButton>
          <Samples subject={step.subject ?? user.onboarding.initialSubject} kid={kid} />
        </Part>
      );
    case 'waits':
      return (
        <Part title={t.waitsTitle(trialMonth(locale, step.from))}>
          <p className="text-mute">{t.waits}</p>
        </Part>
      );
    case 'booked':
      return <Booked process={step.process} event={step.event} unmarked={step.unmarked} kid={kid} zone={user.timezone} />;
    case 'awaited':
      return (
        <Part title={t.awaited} subject={names.subjects[step.process.subject]}>
          <p className="text-mute">{t.awaitedText}</p>
        </Part>
      );
    case 'notYet':
      return (
        <Part title={t.notYet} subject={names.subjects[step.process.subject]}>
          <Report process={step.process} />
          <LinkButton to="/intro-appointment" search={{ kid: kid.kidUid }} className="self-start">
            {t.notYetAction}
          </LinkButton>
        </Part>
      );
    case 'recommended':
      return (
        <Suspense fallback={<Skeleton className="h-44" />}>
          <Recommendation process={step.process} kid={kid} gifts={user.gifts} zone={user.timezone} />
        </Suspense>
      );
    case 'plan':
      return (
        <Part title={t.planTitle(courseName(names, step.process))}>
          <p className="text-mute">{t.planText}</p>
          {step.process.courseCode && (
            <LinkButton
              to="/schedule-selection/$courseCode/$subject/$kidUid/$name"
              params={{ courseCode: step.process.courseCode, subject: step.process.subject, kidUid: kid.kidUid, name: kid.firstName }}
              kind="primary"
              className="self-start"
            >
              {t.planAction}
            </LinkButton>
          )}
          <Program process={step.process} />
        </Part>
      );
    case 'learning':
      return <Learning process={step.process} event={step.event} unmarked={step.unmarked} kid={kid} zone={user.timezone} />;
    case 'club':
      return <Club process={step.process} event={step.event} unmarked={step.unmarked} zone={user.timezone} />;
    case 'paused':
      return (
        <Part title={t.paused} subject={courseName(names, step.process)}>
          <p className="text-mute">
            {step.process.pause && t.pausedUntil(dateText(locale, step.process.pause.until, 'day'))} {t.pausedText}
          </p>
          <LinkButton to="/schedule/regular/$processId" params={{ processId: step.process.processId }} className="self-start">
            {t.pausedAction}
          </LinkButton>
        </Part>
      );
    default:
      return (
        <Part title={t.finished(courseName(names, step.process))}>
          <LinkButton to="/intro-appointment" search={{ kid: kid.kidUid }} className="self-start">
            {t.another}
          </LinkButton>
        </Part>
      );
  }
}

/** «март 2027 г.»: the month in which a child turns three. */
const trialMonth = (locale: string, month: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(Date.parse(`${month}-01`));

/** The way to what a course teaches, level by level. */
function Program({ process: { processId, courseCode } }: { process: Process }) {
  const t = useTexts('home').steps;
  return (
    courseCode && (
      <TextLink to="/courseProgram/$courseCode/$processId" params={{ courseCode, processId }} className="self-start">
        {t.program}
      </TextLink>
    )
  );
}

/** What may be tried before the trial: sample lessons of the subject and the diagnostics. */
function Samples({ subject, kid }: { subject: Process['subject']; kid: Kid }) {
  const t = useTexts('home').steps;
  return (
    <TextLink
      to="/courseProgram/onboarding/$courseCode/$kidUid"
      params={{ courseCode: subject, kidUid: kid.kidUid }}
      className="self-start"
    >
      {t.samples}
    </TextLink>
  );
}

interface LessonProps {
  process: Process;
  event: Event | undefined;
  unmarked: Event | undefined;
  zone: string;
}

/** A lesson that is over and that its teacher has not marked: it is not still to come, and nobody knows yet how it went. */
function Unmarked({ event, zone }: { event: Event | undefined; zone: string }) {
  const t = useTexts('home').steps;
  const locale = useLocale();
  return event && <p className="text-mute">{t.unmarked(at(locale, event.timestamp, 'dayTime', zone))}</p>;
}

/** A club of the kid: its next lesson, or what is missing. */
function Club({ process, event, unmarked, zone }: LessonProps) {
  const t = useTexts('home').steps;
  const names = useTexts('names');
  const locale = useLocale();
  const isUnpaid = process.state === 'waitPositiveBalanceAfterGroup';
  return (
    <Part title={courseName(names, process)}>
      {(event || !isUnpaid) && (
        <p className="text-mute">{event ? t.learningNext(at(locale, event.timestamp, 'dayTime', zone)) : t.learningNone}</p>
      )}
      <Unmarked event={unmarked} zone={zone} />
      {isUnpaid && <p className="text-warn">{t.clubUnpaid}</p>}
      <div className="flex flex-wrap gap-3">
        {isUnpaid && (
          <LinkButton to="/payment/products" search={{ kind: 'group' }} kind="primary">
            {t.clubPay}
          </LinkButton>
        )}
        <LinkButton to="/groups">{t.clubAction}</LinkButton>
      </div>
    </Part>
  );
}

function Booked({ process, event, unmarked, kid, zone }: LessonProps & { kid: Kid }) {
  const t = useTexts('home').steps;
  const names = useTexts('names');
  const locale = useLocale();
  const teacher = event?.teacher ?? process.teacher;
  return (
    <Part title={t.booked} subject={names.subjects[process.subject]}>
      {(event || !unmarked) && (
        <p>
          {event ? (
            <strong className="figures first-letter:uppercase">{at(locale, event.timestamp, 'dayTime', zone)}</strong>
          ) : (
            t.bookedSoon
          )}
          {teacher && <span className="text-mute"> · {teacher.name}</span>}
        </p>
      )}
      <Unmarked event={unmarked} zone={zone} />
      <LinkButton to="/schedule" search={event || unmarked ? { event: (event ?? unmarked)?.eventId } : {}} className="self-start">
        {t.bookedAction}
      </LinkButton>
      <Samples subject={process.subject} kid={kid} />
    </Part>
  );
}

function Learning({ process, event, unmarked, kid, zone }: LessonProps & { kid: Kid }) {
  const t = useTexts('home').steps;
  const names = useTexts('names');
  const locale = useLocale();
  return (
    <Part
      title={courseName(names, process)}
      {...(process.levelTitle === null ? {} : { subject: t.level(process.levelTitle[tongueOf(locale)]) })}
    >
      <p className="text-mute">{event ? t.learningNext(at(locale, event.timestamp, 'dayTime', zone)) : t.learningNone}</p>
      <Unmarked event={unmarked} zone={zone} />
      {process.courseCode && <CourseProgressLine courseCode={process.courseCode} kid={kid} />}
      <Program process={process} />
      {process.type === 'learning' && process.days.length > 0 && (
        <LinkButton to="/schedule/regular/$processId" params={{ processId: process.processId }} className="self-start">
          {t.learningDays}
        </LinkButton>
      )}
      {process.type === 'learning' && process.days.length === 0 && process.courseCode && (
        <LinkButton
          to="/schedule-selection/$courseCode/$subject/$kidUid/$name"
          params={{ courseCode: process.courseCode, subject: process.subject, kidUid: kid.kidUid, name: kid.firstName }}
          className="self-start"
        >
          {t.planAction}
        </LinkButton>
      )}
    </Part>
  );
}
