import type { CourseCode } from '@school/contract/catalogue/limits';
import type { RegularSchedule } from '@school/contract/scheduling/shapes';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { useParams } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { Up } from '#kit/up.tsx';

import { TeacherChoice } from '../schedule-selection/teacher-choice.tsx';
import { TimesOfTeacher } from '#widgets/weekly-times/times-of-teacher.tsx';
import { useWeeklyChoice } from '#widgets/weekly-times/use-weekly-choice.ts';
import { keyOf, standingStarts } from '#widgets/weekly-times/weekly-times.ts';
import { NoSchedule, NotHere } from './no-schedule.tsx';
import { useRegularSchedule } from './use-regular-schedule.ts';
import { Whose } from './whose.tsx';

/** Stands below the times: its file comes while they are asked for. */
const saveChange = () => import('./save-change.tsx');
const SaveChange = lazy(() => saveChange().then((file) => ({ default: file.SaveChange })));

export const load = ({ params }: { params: Readonly<Record<string, string>> }) => {
  void queryClient.prefetchQuery(queryOf('GET /user'));
  void queryClient.prefetchQuery(queryOf('GET /regular-schedule/:processId', { params: { processId: params['processId'] ?? '' } }));
  // A file that did not come is said where the card is drawn.
  saveChange().catch(() => undefined);
};

/** Other weekly days and times for a schedule that stands: chosen, looked at, and saved all or none. */
export function Page() {
  const { changePage: t, toSettings } = useTexts('regularSchedule');
  const say = useRefusals();
  const { processId } = useParams({ from: '/schedule/regular/$processId/days' });
  const { regular, user, kid, isMissing, now } = useRegularSchedule(processId);
  if (isMissing) return <NotHere />;
  if (!regular) {
    return (
      <PageLayout title={t.title}>
        <Skeleton className="h-72" />
      </PageLayout>
    );
  }
  const { process, may } = regular;
  if (process.days.length === 0) return <NoSchedule process={process} kid={kid} />;
  const back = (
    <LinkButton to="/schedule/regular/$processId" params={{ processId }}>
      {toSettings}
    </LinkButton>
  );
  return (
    <PageLayout
      title={t.title}
      above={
        <Up to="/schedule/regular/$processId" params={{ processId }}>
          {toSettings}
        </Up>
      }
    >
      <Whose kid={kid} process={process} />
      {may.change.allowed && process.courseCode && kid ? (
        <Suspense fallback={<Skeleton className="h-72" />}>
          <Choice regular={regular} courseCode={process.courseCode} kidUid={kid.kidUid} kids={user.kids} zone={user.timezone} now={now} />
        </Suspense>
      ) : (
        <EmptyState title={may.change.allowed ? t.cannot : say(may.change.why, may.change.facts)} action={back} />
      )}
    </PageLayout>
  );
}

interface ChoiceProps {
  regular: RegularSchedule;
  courseCode: CourseCode;
  kidUid: string;
  kids: ReadonlyArray<{ kidUid: string; firstName: string }>;
  zone: string;
  now: number;
}

/** Teacher and times, begun with those that stand, and what the change would come to. */
function Choice({ regular, courseCode, kidUid, kids, zone, now }: ChoiceProps) {
  const texts = useTexts('regularSchedule');
  const t = texts.changePage;
  const { process } = regular;
  const { data: offer } = useSuspenseQuery({
    ...queryOf('GET /schedule-selection/:courseCode/:kidUid', { params: { courseCode, kidUid } }),
    staleTime: 5_000,
  });
  const present = process.teacher?.teacherId;
  const [teacherId, setTeacherId] = useState(present ?? offer.teachers[0]?.teacher.teacherId);
  const choice = useWeeklyChoice(standingStarts(process.days, zone, now));
  const teachers = offer.teachers.toSorted(
    (one, other) => Number(other.teacher.teacherId === present) - Number(one.teacher.teacherId === present),
  );
  const row = teachers.find((it) => it.teacher.teacherId === teacherId);
  const own = teacherId === present ? process.days.map(keyOf) : [];
  if (!row) return <EmptyState title={t.cannot} action={<LinkButton to="/chat">{t.write}</LinkButton>} />;
  return (
    <>
      <p className="text-mute">{t.about(offer.daysMax)}</p>
      <TeacherChoice
        teachers={teachers}
        chosen={row.teacher.teacherId}
        onChoose={(id) => {
          const works = teachers.find(({ teacher }) => teacher.teacherId === id);
          const had = id === present ? process.days.map(keyOf) : [];
          setTeacherId(id);
          choice.set(choice.chosen.filter(({ key }) => works?.free.includes(key) || works?.partly.includes(key) || had.includes(key)));
        }}
      />
      <div className="flex flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <TimesOfTeacher key={row.teacher.teacherId} row={row} zone={zone} daysMax={offer.daysMax} choice={choice} own={own} />
        <Suspense fallback={<Skeleton className="h-72" />}>
          <SaveChange process={process} teacher={row.teacher} zone={zone} kids={kids} choice={choice} />
        </Suspense>
      </div>
    </>
  );
}
