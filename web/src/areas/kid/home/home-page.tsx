import type { AnswerOf } from '@school/contract/calls';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { useParams } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { schoolNow } from '#api/school-clock.ts';
import { sessionQuery, useSession } from '#api/session.ts';
import { useTexts } from '#i18n/texts.ts';
import { Skeleton } from '#kit/skeleton.tsx';
import { Mascot } from '#widgets/player/mascot.tsx';
import { KidFrame, TotalStars } from '../kid-frame.tsx';
import { BigLink } from '../task-link.tsx';
import { loadKid, useKid, useTongue } from '../use-kid.ts';
import { CourseTile } from './course-tile.tsx';
import { KidFace } from './kid-face.tsx';
import { dayOfLesson, NextLesson } from './next-lesson.tsx';
import { ParentDoor } from './parent-door.tsx';
import { Streak } from './streak.tsx';

/** After a lesson: how was it? */
const LessonFaces = lazy(() => import('../lesson-faces/lesson-faces.tsx').then((file) => ({ default: file.LessonFaces })));
/** Only on a day with a lesson. */
const LessonDoor = lazy(() => import('./lesson-door.tsx').then((file) => ({ default: file.LessonDoor })));
/** Only where a teacher has said something. */
const TeacherWords = lazy(() => import('./teacher-words.tsx').then((file) => ({ default: file.TeacherWords })));

const askedQuery = quietly(queryOf('GET /ratings/asked'));
const marksQuery = (kidUid: string) => quietly(queryOf('GET /kids/:kidUid/marks', { params: { kidUid } }));

export const load = ({ params }: { params: Readonly<Record<string, string>> }): void => {
  loadKid({ params });
  void queryClient.prefetchQuery(quietly(queryOf('GET /user')));
  void queryClient.prefetchQuery(quietly(queryOf('GET /events')));
  if (queryClient.getQueryData(sessionQuery.queryKey)?.role !== 'kid') return;
  void queryClient.prefetchQuery(askedQuery);
  void queryClient.prefetchQuery(marksQuery(params['kidUid'] ?? ''));
};

/** What stands above the task: all of it is known before any is shown, so that nothing moves under a small finger. */
function useNews(kidUid: string) {
  const enabled = useSession()?.role === 'kid';
  const user = useQuery(quietly(queryOf('GET /user')));
  const events = useQuery(quietly(queryOf('GET /events')));
  const asked = useQuery({ ...askedQuery, enabled });
  const marks = useQuery({ ...marksQuery(kidUid), enabled });
  return {
    known: ![user, events, asked, marks].some(({ isLoading }) => isLoading),
    lesson: nextLessonOf(kidUid, user.data, events.data),
    isAsked: (asked.data?.lessons.length ?? 0) > 0,
    hasWords: marks.data?.marks.some(({ seen }) => !seen) ?? false,
  };
}

function nextLessonOf(kidUid: string, user: AnswerOf<'GET /user'> | undefined, data: AnswerOf<'GET /events'> | undefined) {
  const own = data?.events.filter(({ kids, status }) => kids.includes(kidUid) && status === 'scheduled') ?? [];
  const next = data?.next;
  // The school names a lesson for some minutes after its end, too.
  const isAhead = next?.kids.includes(kidUid) && Date.parse(next.timestamp) + next.minutes * 60_000 > schoolNow();
  const event = isAhead ? next : own.find(({ timestamp }) => Date.parse(timestamp) > schoolNow());
  return user && event ? { event, zone: user.timezone, now: schoolNow() } : undefined;
}

/** The home of a kid: the one thing to do now, then the courses. */
export function Page() {
  const { kidUid } = useParams({ from: '/kids/$kidUid' });
  const t = useTexts('kid');
  const tongue = useTongue();
  const { kid, band } = useKid(kidUid);
  const { data } = useSuspenseQuery(queryOf('GET /kids/:kidUid/courses', { params: { kidUid } }));
  const courses = data.courses.filter(({ isDisabled }) => !isDisabled);
  // What the teacher has opened in the lesson comes before everything else.
  const inLesson = courses.find(({ inClass }) => inClass !== null);
  const now = inLesson ?? courses.find(({ currentTask }) => currentTask !== null);
  const opened = inLesson?.inClass;
  const task = opened ? { lessonCode: opened.lessonCode, playbookUid: opened.playbookUid } : now?.currentTask;
  const homework = now?.currentHomework.find(({ playbookUid }) => playbookUid === now.currentTask?.playbookUid);
  const { known, lesson, isAsked, hasWords } = useNews(kidUid);
  const playable = (now?.currentLesson ? now : undefined) ?? courses.find(({ currentLesson }) => currentLesson !== null);
  // Those who scroll nothing see their one course and the games side by side.
  const beside = band === 'pre' && courses.length === 1;
  const narrow = beside ? 'max-sm:flex-col max-sm:gap-0.5 max-sm:px-2 max-sm:py-2' : '';
  const stars = courses.reduce((sum, course) => sum + course.stars, 0);
  const hello = t.hello(kid.firstName);
  // A name is not recorded: those who hear recordings are greeted without it.
  const day = lesson && dayOfLesson(lesson.event, lesson.zone, lesson.now);
  const ofLesson = day && day !== 'later' ? `${t.speech.lessonDay[day]} ` : '';
  const speech = `${band === 'pre' ? t.speech.hello : hello} ${ofLesson}${now ? t.speech.homeTask : courses.length > 0 ? t.speech.homeDone : t.speech.homeEmpty}`;
  const start = opened ? (band === 'pre' ? t.play : t.classTasks) : homework?.begun ? t.goOn : band === 'pre' ? t.play : t.doHomework;
  return (
    <KidFrame
      kidUid={kidUid}
      band={band}
      title={hello}
      speech={speech}
      corner={<KidFace kid={kid} />}
      aside={
        <span className="inline-flex items-center gap-3">
          <Streak days={data.streak.days} />
          {band !== 'pre' && <TotalStars stars={stars} />}
        </span>
      }
      door={<ParentDoor />}
    >
      {!known && <Skeleton className="h-96" />}
      {known && (
        <Suspense fallback={<Skeleton className="h-96" />}>
          {lesson && day !== 'later' && day !== 'tomorrow' && (
            <Suspense>
              <LessonDoor event={lesson.event} kidUid={kidUid} band={band} />
            </Suspense>
          )}
          {hasWords && <TeacherWords kidUid={kidUid} />}
          {isAsked && <LessonFaces />}
          {now && task && (
            <section
              className={`flex items-center justify-center gap-4 ${band === 'teen' ? 'flex-wrap rounded-lg bg-card/70 p-4' : 'flex-col sm:py-1'}`}
            >
              {band !== 'teen' && (
                <Mascot className={`size-28 sm:size-40 ${band === 'pre' ? '[[data-band]:has([data-asks])_&]:hidden' : ''}`} />
              )}
              {band !== 'pre' && (
                <p className={`min-w-0 grow text-(length:--words) ${band === 'teen' ? 'basis-48' : ''}`}>
                  <span className="font-extrabold">{now.title[tongue]}</span>
                  {(opened ?? homework) && <span className="block">{(opened ?? homework)?.title[tongue]}</span>}
                </p>
              )}
              <BigLink
                picture="rocket"
                sun
                huge={band === 'pre'}
                className={`[[data-band]:has([data-door])_&]:animate-none [[data-band]:has([data-door])_&]:bg-card [[data-band]:has([data-door])_&]:text-ink ${band === 'pre' ? 'kid-glow w-full max-w-xs sm:max-w-md' : 'max-w-sm'}`}
                to="/kids/$kidUid/courses/$courseCode/lessons/$lessonCode/playbooks/$playbookUid"
                params={{ kidUid, courseCode: now.courseCode, ...task }}
              >
                {start}
              </BigLink>
            </section>
          )}
          {lesson && (
            <div className="contents [[data-band]:has([data-door])_&]:hidden">
              <NextLesson {...lesson} band={band} />
            </div>
          )}
          <div className={beside ? 'grid grid-cols-2 gap-(--gap) sm:flex sm:flex-wrap sm:justify-center' : 'contents'}>
            {courses.length === 0 ? (
              <section className="flex grow flex-col items-center justify-center gap-4 text-center">
                <Mascot className="size-36 in-data-[band=teen]:hidden" />
                <p className="max-w-md text-(length:--words) font-bold">{t.noCourses}</p>
              </section>
            ) : (
              <section aria-label={t.myCourses} className="flex min-w-0 flex-col gap-3">
                {!now && band !== 'pre' && <p className="text-(length:--words)">{t.homeworkDone}</p>}
                <ul className={`list-none gap-(--gap) ${band === 'teen' ? 'grid' : 'flex flex-wrap justify-center'}`}>
                  {courses.map((course) => (
                    <li
                      key={course.courseCode}
                      className={`flex ${band === 'teen' ? '' : beside ? 'w-full sm:w-72' : 'w-[calc(50%-var(--gap)/2)] max-w-72'}`}
                    >
                      <CourseTile kidUid={kidUid} course={course} band={band} />
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <nav aria-label={t.games} className={`flex justify-center gap-3 ${beside ? 'flex-col' : 'flex-wrap'}`}>
              {playable && (
                <BigLink
                  picture="puzzle-piece"
                  className={`max-w-sm ${narrow}`}
                  to="/kids/$kidUid/courses/$courseCode/game"
                  params={{ kidUid, courseCode: playable.courseCode }}
                >
                  {t.game.link}
                </BigLink>
              )}
              <BigLink picture="brain" className={`max-w-sm ${narrow}`} to="/kids/$kidUid/brain-trainer" params={{ kidUid }}>
                {t.brainTrainer}
              </BigLink>
            </nav>
          </div>
        </Suspense>
      )}
    </KidFrame>
  );
}
