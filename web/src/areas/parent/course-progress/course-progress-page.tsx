import type { KidCourse } from '@school/contract/learning/shapes';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';

import { EmptyPage } from '#kit/empty-page.tsx';
import { useParams, useSearch } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTopic } from '#api/use-topic.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { hueOf } from '#kit/hue.ts';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { PageSkeleton } from '#kit/skeleton.tsx';
import { Up } from '#kit/up.tsx';
import { Fox } from '#widgets/fox/fox.tsx';
import { LessonsProgress } from '#widgets/course-progress/lessons-progress.tsx';

import { CertificatesCard } from './certificates-card.tsx';
import { CourseSummary } from './course-summary.tsx';

type CourseCode = KidCourse['courseCode'];

export const load = ({ params: { kidUid = '' } }: { params: Readonly<Record<string, string>> }): void =>
  void queryClient.prefetchQuery(queryOf('GET /kids/:kidUid', { params: { kidUid } }));

/** How a kid gets on in a course: the program, scores, stars, and every answer. */
export function Page() {
  const { kidUid, courseCode } = useParams({ from: '/courseProgress/$kidUid/$courseCode' });
  const { lesson } = useSearch({ from: '/courseProgress/$kidUid/$courseCode' });
  const t = useTexts('course-progress');
  const names = useTexts('names');
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const { data: kid } = useSuspenseQuery(queryOf('GET /kids/:kidUid', { params: { kidUid } }));
  useTopic(`kids/${kidUid}`);
  const known = Object.hasOwn(names.courses, courseCode);
  const { data, error } = useQuery({
    ...quietly(queryOf('GET /courseProgress/:kidUid/:courseCode', { params: { kidUid, courseCode: courseCode as CourseCode } })),
    enabled: known,
  });
  const title = t.progressOf(data?.course.title[tongue] ?? names.courses[courseCode as CourseCode] ?? courseCode, kid.firstName);
  if (!known || error)
    return (
      <EmptyPage
        title={title}
        width="normal"
        picture={<Fox pose="reading" />}
        empty={t.notStarted}
        action={<LinkButton to="/schedule">{t.toSchedule}</LinkButton>}
      />
    );
  if (!data) return <PageSkeleton />;
  const { course, attempts } = data;
  const chosen = course.levels.flatMap((level) => level.lessons).find(({ lessonCode }) => lessonCode === lesson);
  if (chosen)
    return (
      <PageLayout
        title={chosen.title[tongue]}
        windowTitle={`${chosen.title[tongue]} · ${kid.firstName}`}
        above={
          <Up to="/courseProgress/$kidUid/$courseCode" params={{ kidUid, courseCode }}>
            {title}
          </Up>
        }
        width="text"
      >
        <div className={hueOf(courseCode)}>
          <LessonsProgress
            key={chosen.lessonCode}
            course={{ ...course, levels: [{ lessons: [chosen] }] }}
            attempts={attempts}
            open={chosen.lessonCode}
          />
        </div>
      </PageLayout>
    );
  return (
    <PageLayout
      title={title}
      above={
        <Up to="/progress" search={{ kid: kidUid, course: courseCode }}>
          {t.up}
        </Up>
      }
    >
      <div className={`${hueOf(courseCode)} two-columns flex flex-col gap-6`}>
        <div className="flex min-w-0 flex-col gap-4 lg:order-1">
          {attempts.length === 0 && <EmptyState picture={<Fox pose="counting" />} title={t.noAttempts} />}
          <LessonsProgress course={course} attempts={attempts} open={course.currentLesson} />
        </div>
        <div className="beside max-lg:order-first lg:order-2">
          <CourseSummary kidUid={kidUid} course={course} />
          {course.certificates.length > 0 && <CertificatesCard kidUid={kidUid} course={course} />}
        </div>
      </div>
    </PageLayout>
  );
}
