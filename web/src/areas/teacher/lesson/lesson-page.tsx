import type { TeacherLesson } from '@school/contract/scheduling/shapes';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { useParams } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Badge, Card } from '#kit/card.tsx';
import { CircleCheck, Icon } from '#kit/icon.tsx';
import { TextLink } from '#kit/link-button.tsx';
import { Page as Frame } from '#kit/page.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { KindBadge } from '#widgets/lesson-look/lesson-kind.tsx';

import { useLessonWords } from '../lesson-words.ts';
import { PupilCard } from '../pupil-card.tsx';
import { SentReport } from './sent-report.tsx';

const TrialReportForm = lazy(() => import('./trial-report-form.tsx').then(({ TrialReportForm: component }) => ({ default: component })));

const lessonQuery = (eventId: string) => queryOf('GET /teacher/lessons/:eventId', { params: { eventId } });

export const load = ({ params }: { params: Readonly<Record<string, string>> }) =>
  void queryClient.prefetchQuery(lessonQuery(params['eventId'] ?? ''));

/** One lesson: who comes, «took place», and after a trial the report, in few taps. */
export function Page() {
  const t = useTexts('teacher');
  const locale = useLocale();
  const say = useRefusals();
  const words = useLessonWords();
  const { eventId } = useParams({ from: '/teacher/lessons/$eventId' });
  // Asked again by itself: at the start of the lesson the button wakes up.
  const { data: lesson } = useSuspenseQuery({ ...lessonQuery(eventId), staleTime: 5_000, refetchInterval: 20_000 });
  const conduct = useCall('POST /teacher/lessons/:eventId/conducted', { changes: ['GET /teacher/lessons'] });
  const isOver = lesson.status === 'conducted';
  const [sent, setSent] = useState(false);
  const take = (answer: TeacherLesson) => {
    setSent(true);
    queryClient.setQueryData(lessonQuery(eventId).queryKey, answer);
  };
  const mark = () =>
    conduct
      .mutateAsync({ params: { eventId }, body: {} })
      .then((answer) => queryClient.setQueryData(lessonQuery(eventId).queryKey, answer))
      .catch(() => undefined);

  return (
    <Frame title={t.lesson.title(words.kids(lesson))} width="text" actions={<TextLink to="/teacher">{t.lesson.back}</TextLink>}>
      <Card className="flex flex-col gap-4">
        <p className="flex flex-wrap gap-2">
          <KindBadge kind={lesson.kind} />
          <Badge>{t.minutes(lesson.minutes)}</Badge>
        </p>
        <p className="figures text-xl font-extrabold first-letter:uppercase">
          {at(locale, lesson.timestamp, 'longDay', schoolZone)}, {words.hours(lesson)}{' '}
          <span className="text-base font-normal text-mute">{t.moscow}</span>
        </p>
        <p className="font-bold">{words.subject(lesson)}</p>
        {lesson.pupils.map((pupil) => (
          <PupilCard key={pupil.kidUid} pupil={pupil} lesson={lesson} />
        ))}
        {isOver ? (
          <p className="flex items-center gap-2 font-bold text-good">
            <Icon of={CircleCheck} />
            {t.lesson.conducted}
          </p>
        ) : (
          <Button
            kind="primary"
            size="large"
            onPress={() => void mark()}
            busy={conduct.isPending}
            disabled={!lesson.may.conduct.allowed}
            hint={lesson.may.conduct.allowed ? undefined : say(lesson.may.conduct.why, lesson.may.conduct.facts)}
          >
            {t.lesson.conduct}
          </Button>
        )}
      </Card>
      {lesson.report && <SentReport report={lesson.report} justSent={sent} />}
      {lesson.may.report.allowed && (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <TrialReportForm lesson={lesson} onSent={take} />
        </Suspense>
      )}
    </Frame>
  );
}
