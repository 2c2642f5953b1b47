import type { KidCourse } from '@school/contract/learning/shapes';
import { useSuspenseQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { TextLink } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { useParams } from '#kit/router/router.tsx';
import { LessonsProgress } from '#widgets/course-progress/lessons-progress.tsx';

/** What a pupil has done in a course: every lesson, every attempt, every answer. */
export function Page() {
  const { kidUid, courseCode } = useParams({ from: '/teacher/pupils/$kidUid/$courseCode' });
  const { pupils: t } = useTexts('teacherWorkspace');
  const progress = useTexts('course-progress');
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const { data: one } = useSuspenseQuery(queryOf('GET /teacher/pupils/:kidUid', { params: { kidUid } }));
  // A course of the address that is none is refused by the server, and the page says so.
  const params = { kidUid, courseCode: courseCode as KidCourse['courseCode'] };
  const { data } = useSuspenseQuery({ ...queryOf('GET /courseProgress/:kidUid/:courseCode', { params }), refetchInterval: 15_000 });
  const { course, attempts } = data;
  return (
    <PageLayout
      title={progress.progressOf(course.title[tongue], one.pupil.name)}
      width="text"
      actions={
        <TextLink to="/teacher/pupils/$kidUid" params={{ kidUid }} className="inline-flex min-h-11 min-w-11 items-center">
          {t.open}
        </TextLink>
      }
    >
      {attempts.length === 0 && <EmptyState title={progress.noAttempts} />}
      <LessonsProgress course={course} attempts={attempts} open={course.inClass?.lessonCode ?? course.currentLesson} />
    </PageLayout>
  );
}
