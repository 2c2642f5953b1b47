import { type CourseCode, everyCourse } from '@school/contract/catalogue/limits';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';

import { EmptyPage } from '#kit/empty-page.tsx';
import { useParams } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { useTopic } from '#api/use-topic.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton, LoneLink } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';

import { SetSchedule } from './set-schedule.tsx';
import { TeacherChoice } from './teacher-choice.tsx';
import { TimesOfTeacher } from '#widgets/weekly-times/times-of-teacher.tsx';
import { heldElsewhere, OneCourseOnly } from './one-course-only.tsx';
import { useWeeklyChoice } from '#widgets/weekly-times/use-weekly-choice.ts';
import { WhatIsSet } from './what-is-set.tsx';

const CourseAbout = lazy(() => import('#widgets/course-about/course-about.tsx').then((file) => ({ default: file.CourseAbout })));
const MobileHint = lazy(() => import('#widgets/equipment-check/mobile-hint.tsx').then((file) => ({ default: file.MobileHint })));

export const load = () => void queryClient.prefetchQuery(queryOf('GET /user'));

/** Teacher, days and times of one kid's course; nothing is booked before everything fits. */
export function Page() {
  const t = useTexts('scheduleSelection');
  const params = useParams({ from: '/schedule-selection/$courseCode/$subject/$kidUid/$name' });
  const courseCode = everyCourse.find((code) => code === params.courseCode);
  if (!courseCode) {
    return <EmptyPage title={t.title} empty={t.nobody} action={<LinkButton to="/intro-appointment">{t.toTrial}</LinkButton>} />;
  }
  return <Choice courseCode={courseCode} kidUid={params.kidUid} name={params.name} />;
}

function Choice({ courseCode, kidUid, name }: { courseCode: CourseCode; kidUid: string; name: string }) {
  const t = useTexts('scheduleSelection');
  const say = useRefusals();
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  useTopic(`users/${user.customerId}`);
  const { data: offer } = useSuspenseQuery({
    ...queryOf('GET /schedule-selection/:courseCode/:kidUid', { params: { courseCode, kidUid } }),
    staleTime: 5_000,
  });
  const [teacherId, setTeacherId] = useState(offer.teachers[0]?.teacher.teacherId);
  const choice = useWeeklyChoice();
  // What has been set since (here or on another device) is in the user's own document.
  const process = user.processes.find((it) => it.processId === offer.process.processId) ?? offer.process;
  const held = heldElsewhere(user, process.processId);
  const isReleased = useReleased(process.heldUntil);
  const siblings = user.processes.some(
    (it) => it.type === 'learning' && it.courseCode === courseCode && it.state !== 'canceled' && !it.kids.includes(kidUid),
  );
  const row = offer.teachers.find((it) => it.teacher.teacherId === teacherId);

  return (
    <PageLayout title={t.kidTitle(name)} width="normal">
      {process.days.length > 0 ? (
        <WhatIsSet process={process} zone={user.timezone} />
      ) : !offer.may.allowed ? (
        <EmptyState title={t.cannot} action={<LinkButton to="/schedule">{t.toSchedule}</LinkButton>}>
          {say(offer.may.why, offer.may.facts)}
        </EmptyState>
      ) : !row ? (
        <EmptyState title={t.noTeachers} action={<LinkButton to="/chat">{t.writeToUs}</LinkButton>}>
          {t.noTeachersAbout}
        </EmptyState>
      ) : (
        <>
          {isReleased && <output className="rounded-md bg-warn-soft p-4 font-bold text-warn">{t.heldOver}</output>}
          {held && <OneCourseOnly held={held} user={user} />}
          <p className="text-mute">{t.about(offer.daysMax, offer.minutes)}</p>
          <TeacherChoice
            teachers={offer.teachers}
            chosen={row.teacher.teacherId}
            onChoose={(id) => {
              setTeacherId(id);
              choice.set([]);
            }}
          />
          <p className="flex flex-wrap gap-x-6 gap-y-2">
            {process.teacher && (
              <LoneLink to="/change-teacher/$processId" params={{ processId: process.processId }}>
                {t.otherTeacher}
              </LoneLink>
            )}
            {siblings && (
              <LoneLink to="/schedule-selection/$courseCode" params={{ courseCode }}>
                {t.otherKid}
              </LoneLink>
            )}
          </p>
          <div className="flex flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
            <TimesOfTeacher key={row.teacher.teacherId} row={row} zone={user.timezone} daysMax={offer.daysMax} choice={choice} />
            <SetSchedule
              processId={process.processId}
              teacherId={row.teacher.teacherId}
              zone={user.timezone}
              kids={user.kids}
              choice={choice}
            />
          </div>
        </>
      )}
      <Suspense>
        <CourseAbout courseCode={courseCode} />
        <MobileHint />
      </Suspense>
    </PageLayout>
  );
}

/** True once times that were held here are held no more: their hour has come while somebody looked. */
function useReleased(heldUntil: string | null): boolean {
  const before = useRef(heldUntil);
  const [isReleased, setIsReleased] = useState(false);
  useEffect(() => {
    if (before.current !== heldUntil) setIsReleased(before.current !== null && heldUntil === null);
    before.current = heldUntil;
  }, [heldUntil]);
  return isReleased;
}
