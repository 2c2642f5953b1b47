import type { TeacherLesson } from '@school/contract/staffing/shapes';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { useParams, useSearch } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { schoolNow } from '#api/school-clock.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Badge, Card } from '#kit/card.tsx';
import { CircleCheck, Icon, X } from '#kit/icon.tsx';
import { TextLink } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { KindBadge } from '#widgets/lesson-look/lesson-kind.tsx';
import { useNow } from '#widgets/week/use-now.ts';

import { nextAfter, nextLook, stageOf } from '../lesson-stage.ts';
import { useLessonWords } from '../lesson-words.ts';
import { PupilCard } from '../pupil-card.tsx';
import { LateNotice } from './late-notice.tsx';
import { Marking } from './marking.tsx';
import { Presence } from './presence.tsx';
import { SentReport } from './sent-report.tsx';
import { StandsIn } from './stands-in.tsx';
import { UndoMark } from './undo-mark.tsx';

/** What is written after a lesson: nobody who comes to hold one waits for it. */
const NoteCard = lazy(() => import('./note-card.tsx').then(({ NoteCard: component }) => ({ default: component })));
const CorrectReport = lazy(() => import('./correct-report.tsx').then(({ CorrectReport: component }) => ({ default: component })));
const TrialReportForm = lazy(() => import('./trial-report-form.tsx').then(({ TrialReportForm: component }) => ({ default: component })));

/** Below everything else, and not for the first look. */
const PlanCard = lazy(() => import('./plan-card.tsx').then(({ PlanCard: component }) => ({ default: component })));

const ScriptCard = lazy(() => import('./script-card.tsx').then(({ ScriptCard: component }) => ({ default: component })));

const MeetingCard = lazy(() => import('./meeting-card.tsx').then(({ MeetingCard: component }) => ({ default: component })));

const WasThere = lazy(() => import('./was-there.tsx').then(({ WasThere: component }) => ({ default: component })));

const PupilsEquipment = lazy(() => import('./pupils-equipment.tsx').then(({ PupilsEquipment: component }) => ({ default: component })));

const lessonQuery = (eventId: string) => queryOf('GET /teacher/lessons/:eventId', { params: { eventId } });

export const load = ({ params }: { params: Readonly<Record<string, string>> }) =>
  void queryClient.prefetchQuery(lessonQuery(params['eventId'] ?? ''));

/** One lesson: who comes, whether the teacher is in it, how it ended, and after a trial the report, in few taps. */
export function Page() {
  const t = useTexts('teacher');
  const locale = useLocale();
  const words = useLessonWords();
  const now = useNow(10);
  const { eventId } = useParams({ from: '/teacher/lessons/$eventId' });
  const isReportWanted = useSearch({ from: '/teacher/lessons/$eventId' }).do === 'report';
  // Asked again by itself: the moment a verdict changes, its button wakes up.
  const { data: lesson, refetch } = useSuspenseQuery({
    ...lessonQuery(eventId),
    staleTime: 5_000,
    refetchInterval: ({ state }) => (state.data ? nextLook(state.data, schoolNow()) : 20_000),
  });
  const { data: day } = useQuery(queryOf('GET /teacher/lessons'));
  const [sent, setSent] = useState(false);
  const take = (answer: TeacherLesson) => void queryClient.setQueryData(lessonQuery(eventId).queryKey, answer);
  const stage = stageOf(lesson, now);
  const follows = stage === 'on' || stage === 'unmarked' ? nextAfter(day?.lessons ?? [], lesson) : undefined;
  const equipment = (
    <Suspense>
      <PupilsEquipment lesson={lesson} />
    </Suspense>
  );

  return (
    <PageLayout
      title={t.lesson.title(lesson.groupId === null ? words.kids(lesson) : words.subject(lesson))}
      width="text"
      actions={
        <TextLink to="/teacher" className="inline-flex min-h-11 items-center">
          {t.lesson.back}
        </TextLink>
      }
    >
      <Card className="flex flex-col gap-4">
        <p className="flex flex-wrap gap-2">
          <KindBadge kind={lesson.kind} />
          <Badge>{t.minutes(lesson.minutes)}</Badge>
        </p>
        <p className="figures text-xl font-extrabold first-letter:uppercase">
          {at(locale, lesson.timestamp, 'longDay', schoolZone)}, {words.hours(lesson)}{' '}
          <span className="text-base font-normal text-mute">{t.schoolTime}</span>
        </p>
        <p className="font-bold">{words.subject(lesson)}</p>
        {lesson.insteadOf && <StandsIn insteadOf={lesson.insteadOf} />}
        <Presence lesson={lesson} now={now} onHere={take} />
        {lesson.pupils.length === 0 && <p className="text-mute first-letter:uppercase">{t.nobodyYet}</p>}
        {lesson.pupils.map((pupil) => (
          <PupilCard key={pupil.kidUid} pupil={pupil} lesson={lesson} />
        ))}
        {stage === 'ahead' && equipment}
        {lesson.status === 'conducted' && (
          <p className="flex items-center gap-2 font-bold text-good">
            <Icon of={CircleCheck} />
            {t.lesson.conducted}
          </p>
        )}
        {(lesson.status === 'nonAttendance' || lesson.status === 'canceled' || lesson.status === 'transferred') && (
          <p className="flex items-center gap-2 font-bold">
            <Icon of={X} />
            {lesson.mark?.outcome === 'notHeld' ? t.lesson.notHeldMarked : t.lesson.closed[lesson.status]}
          </p>
        )}
        <UndoMark lesson={lesson} onUndone={take} onOver={() => void refetch()} />
        {(lesson.status === 'scheduled' || lesson.status === 'inProgress') && (
          <Marking lesson={lesson} now={now} onMarked={take} onDue={() => void refetch()} />
        )}
        {/* What comes by a call of its own stands below the buttons: it must not push them away from under a finger. */}
        {follows && (
          <>
            <p className="figures text-mute">{t.follows(words.start(follows.lesson), words.kids(follows.lesson))}</p>
            <LateNotice next={follows.lesson} />
          </>
        )}
        {stage === 'on' && equipment}
      </Card>
      {lesson.may.note.allowed && (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <NoteCard lesson={lesson} isWanted={isReportWanted} onSaved={take} />
        </Suspense>
      )}
      {lesson.report && <SentReport report={lesson.report} justSent={sent} />}
      {(lesson.report !== null || lesson.may.note.allowed) && (
        <Suspense>
          <CorrectReport eventId={eventId} isTrial={lesson.kind === 'trial'} />
        </Suspense>
      )}
      {lesson.may.report.allowed && (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <TrialReportForm
            lesson={lesson}
            onSent={(answer) => {
              setSent(true);
              take(answer);
            }}
          />
        </Suspense>
      )}
      {(stage === 'unmarked' || stage === 'held' || stage === 'missed') && (
        <Suspense>
          <WasThere eventId={eventId} />
        </Suspense>
      )}
      <Suspense fallback={<Skeleton className="h-40" />}>
        <PlanCard lesson={lesson} />
      </Suspense>
      {(stage === 'ahead' || stage === 'on') && (
        <Suspense>
          <ScriptCard eventId={eventId} />
          <MeetingCard eventId={eventId} isGroup={lesson.groupId !== null} />
        </Suspense>
      )}
    </PageLayout>
  );
}
