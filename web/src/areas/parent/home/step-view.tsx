import type { Kid, User } from '@school/contract/families/shapes';
import type { Process } from '@school/contract/calendar/shapes';
import { lazy, Suspense } from 'react';

import { tongueOf, useLocale } from '#i18n/locale.ts';
import { preloadTexts, useTexts } from '#i18n/texts.ts';
import { LinkButton } from '#kit/link-button.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { Arranging } from '../adult-may.tsx';
import { CourseProgressLine } from './course-progress-line.tsx';
import type { KnownLesson, Step } from '#widgets/next-steps/next-steps.ts';
import { Ahead, courseName, Part, Program, Samples, Unmarked } from './step-part.tsx';

/** A part of the page and its texts come side by side. */
const withTexts = async <T,>(file: Promise<T>, ...texts: 'gifts'[]): Promise<T> =>
  (await Promise.all([file, preloadTexts('homeSteps', ...texts)]))[0];

/** A family meets each of these once a course, or never: the page of the others does not wait for them. */
const Recommendation = lazy(() => withTexts(import('./recommendation.tsx'), 'gifts').then((file) => ({ default: file.Recommendation })));
const RarerStep = lazy(() => withTexts(import('./rarer-step.tsx')).then((file) => ({ default: file.RarerStep })));

/** What is next in one subject of a kid, and the way there. */
export function StepView({ step, kid, user }: { step: Step; kid: Kid; user: User }) {
  const t = useTexts('home').steps;
  const names = useTexts('names');
  switch (step.what) {
    case 'book':
      return (
        <Part title={t.bookTitle} subject={step.subject && names.subjects[step.subject]}>
          <p className="text-mute">{t.book}</p>
          <Arranging says>
            <LinkButton
              to="/intro-appointment"
              search={{ kid: kid.kidUid, ...(step.subject && { subject: step.subject }) }}
              kind="primary"
              className="self-start"
            >
              {t.bookAction}
            </LinkButton>
          </Arranging>
          <Samples subject={step.subject ?? user.onboarding.initialSubject} kid={kid} />
        </Part>
      );
    case 'recommended':
      return (
        <Suspense fallback={<Skeleton className="h-44" />}>
          <Recommendation process={step.process} kid={kid} gifts={user.gifts} zone={user.timezone} />
        </Suspense>
      );
    case 'learning':
      return <Learning process={step.process} event={step.event} unmarked={step.unmarked} kid={kid} zone={user.timezone} />;
    default:
      return (
        <Suspense fallback={<Skeleton className="h-44" />}>
          <RarerStep step={step} kid={kid} zone={user.timezone} />
        </Suspense>
      );
  }
}

interface LessonProps {
  process: Process;
  event: KnownLesson | undefined;
  unmarked: KnownLesson | undefined;
  zone: string;
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
      <Ahead event={event} zone={zone} />
      <Unmarked event={unmarked} zone={zone} />
      {process.courseCode && <CourseProgressLine courseCode={process.courseCode} kid={kid} />}
      <Program process={process} />
      <Arranging>
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
      </Arranging>
    </Part>
  );
}
