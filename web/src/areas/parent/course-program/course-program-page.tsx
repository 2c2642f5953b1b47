import { numberOf } from '@school/contract/learning/lesson-number';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';

import { EmptyPage } from '#kit/empty-page.tsx';
import { useParams } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Badge } from '#kit/card.tsx';
import { ChevronDown, Icon } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { PageSkeleton } from '#kit/skeleton.tsx';

import { Arranging } from '../adult-may.tsx';

export const load = (): void => {
  void queryClient.prefetchQuery(queryOf('GET /user'));
  void queryClient.prefetchQuery(queryOf('GET /courses'));
};

/** The whole program of a course, with what the kid of this process has done of it. */
export function Page() {
  const { courseCode, processId } = useParams({ from: '/courseProgram/$courseCode/$processId' });
  const t = useTexts('course-progress');
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  const { data: outline } = useQuery(queryOf('GET /courses'));
  const process = user.processes.find((it) => it.processId === processId);
  const course = outline?.courses.find((it) => it.courseCode === courseCode);
  const kidUid = process?.kids[0];
  const { data: kidCourse } = useQuery({
    ...quietly(
      queryOf('GET /kids/:kidUid/courses/:courseCode', { params: { kidUid: kidUid ?? '', courseCode: course?.courseCode ?? 'math' } }),
    ),
    enabled: kidUid !== undefined && course !== undefined,
    retry: false,
  });
  if (!outline) return <PageSkeleton />;
  if (!course || !process)
    return (
      <EmptyPage
        title={t.programOf(course?.title[tongue] ?? courseCode)}
        width="normal"
        empty={t.noProcess}
        action={<LinkButton to="/schedule">{t.toSchedule}</LinkButton>}
      />
    );
  const states = new Map(kidCourse?.levels.flatMap(({ lessons }) => lessons.map(({ lessonCode, state }) => [lessonCode, state] as const)));
  return (
    <PageLayout
      title={t.programOf(course.title[tongue])}
      actions={
        <div className="flex flex-wrap gap-3">
          <Arranging>
            {process.type === 'learning' && process.days.length > 0 && (
              <LinkButton to="/schedule/regular/$processId" params={{ processId }}>
                {t.toDays}
              </LinkButton>
            )}
            {process.type === 'learning' && process.days.length === 0 && !['finished', 'canceled'].includes(process.state) && (
              <LinkButton to="/schedule-selection/$courseCode" params={{ courseCode }}>
                {t.chooseDays}
              </LinkButton>
            )}
          </Arranging>
          {kidUid !== undefined && kidCourse && (
            <LinkButton to="/courseProgress/$kidUid/$courseCode" params={{ kidUid, courseCode: course.courseCode }}>
              {t.toProgress}
            </LinkButton>
          )}
        </div>
      }
    >
      {course.levels.map((level) => {
        const own = level.levelCode === (kidCourse?.levelCode ?? process.level);
        return (
          <details key={level.levelCode} open={own || course.levels.length === 1} className="group rounded-lg bg-card shadow-flat">
            <summary className="flex min-h-14 list-none items-center gap-x-4 px-5 py-3">
              <Icon of={ChevronDown} className="shrink-0 transition-transform group-open:rotate-180" />
              <span className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1">
                <h2 className="min-w-0 grow text-lg">{level.title[tongue]}</h2>
                <span className="text-sm text-mute figures">{t.ages(level.ages.from, level.ages.to)}</span>
                {own && <Badge tone="brand">{kidCourse ? t.yourLevel : t.recommendedLevel}</Badge>}
              </span>
            </summary>
            <ol className="flex list-none flex-col border-t border-line">
              {level.lessons.map((lesson) => {
                const state = states.get(lesson.lessonCode) ?? 'locked';
                return (
                  <li
                    key={lesson.lessonCode}
                    className="flex flex-wrap items-start gap-x-4 gap-y-1 border-b border-line px-5 py-3 last:border-0"
                  >
                    <div className="min-w-0 grow basis-60">
                      <p className="font-bold">{t.lesson(numberOf(course.courseCode, lesson), lesson.title[tongue])}</p>
                      <p className="text-mute">{lesson.goal[tongue]}</p>
                    </div>
                    <Badge tone={state === 'done' ? 'good' : state === 'open' ? 'brand' : 'plain'}>{t.states[state]}</Badge>
                  </li>
                );
              })}
            </ol>
          </details>
        );
      })}
    </PageLayout>
  );
}
