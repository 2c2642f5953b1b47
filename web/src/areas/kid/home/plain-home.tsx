import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { queryOf } from '#api/queries.ts';
import { useSchool } from '#api/school.ts';
import { useTexts } from '#i18n/texts.ts';
import { Skeleton } from '#kit/skeleton.tsx';
import { useFocus } from '#widgets/player/focus.ts';
import { Mascot } from '#widgets/player/mascot.tsx';
import { KidFrame } from '../kid-frame.tsx';
import { wayOfHouse } from '../house/way-of-house.ts';
import { BigLink } from '../task-link.tsx';
import { useKid, useTongue } from '../use-kid.ts';
import { useRewards } from '../use-rewards.ts';
import { CourseTile } from './course-tile.tsx';
import { KidFace } from './kid-face.tsx';
import { NewsOfHome } from './news-of-home.tsx';
import { useNews } from './news.ts';
import { dayOfLesson } from './day-of-lesson.ts';
import { NextLesson } from './next-lesson.tsx';
import { ParentDoor } from './parent-door.tsx';
import { Day } from './day.tsx';

const FocusCard = lazy(() => import('./focus-card.tsx').then((file) => ({ default: file.FocusCard })));

/** The home of those over nine, and of whoever has no way yet: the one thing to do now, then the courses. */
export function PlainHome({ kidUid }: { kidUid: string }) {
  const t = useTexts('kid');
  const more = useTexts('kidWorld');
  const rewardWords = useTexts('kidRewards');
  const { meadow, skills, library } = rewardWords;
  const { mascot } = useSchool();
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
  const { data: rewards } = useRewards(kidUid);
  const own = rewards && wayOfHouse(rewards.settings.off, mascot);
  const news = useNews(kidUid);
  const { known, lesson } = news;
  const isFocused = useFocus()?.kind === 'work' && band === 'teen';
  const playable = (now?.currentLesson ? now : undefined) ?? courses.find(({ currentLesson }) => currentLesson !== null);
  // Those who scroll nothing see their one course and the games side by side.
  const beside = band === 'pre' && courses.length === 1;
  const narrow = beside ? 'max-sm:flex-col max-sm:gap-0.5 max-sm:px-2 max-sm:py-2' : '';
  const stars = courses.reduce((sum, course) => sum + course.stars, 0);
  const hello = more.hello(kid.firstName);
  // A name is not recorded: those who hear recordings are greeted without it.
  const day = lesson && dayOfLesson(lesson.event, lesson.zone, lesson.now);
  const ofLesson = day && day !== 'later' ? `${t.speech.lessonDay[day]} ` : '';
  const speech = `${band === 'pre' ? t.speech.hello : hello} ${ofLesson}${now ? t.speech.homeTask : courses.length > 0 ? t.speech.homeDone : t.speech.homeEmpty}`;
  const start = opened ? (band === 'pre' ? t.play : more.classTasks) : homework?.begun ? t.goOn : band === 'pre' ? t.play : t.doHomework;
  return (
    <KidFrame
      kidUid={kidUid}
      band={band}
      title={hello}
      speech={speech}
      corner={<KidFace kid={kid} />}
      aside={
        <span className="inline-flex items-center gap-3">
          <Suspense>
            <Day kidUid={kidUid} band={band} streak={data.streak} stars={stars} />
          </Suspense>
        </span>
      }
      door={<ParentDoor />}
    >
      {!known && <Skeleton className="h-96" />}
      {known && (
        <Suspense fallback={<Skeleton className="h-96" />}>
          {/* The door of a lesson is never hidden. */}
          <NewsOfHome kidUid={kidUid} band={band} news={isFocused ? { ...news, hasWords: false, isAsked: false } : news} />
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
          {band === 'teen' && courses.length > 0 && (
            <Suspense>
              <FocusCard />
            </Suspense>
          )}
          {lesson && (
            <div className="contents [[data-band]:has([data-door])_&]:hidden">
              <NextLesson {...lesson} band={band} />
            </div>
          )}
          <div className={beside ? 'grid grid-cols-2 gap-(--gap) sm:flex sm:flex-wrap sm:justify-center' : 'contents'}>
            {courses.length === 0 ? (
              <section className="flex grow flex-col items-center justify-center gap-4 text-center">
                <Mascot className="size-44 in-data-[band=teen]:hidden" />
                <p className="max-w-md text-(length:--words) font-bold">{more.noCourses}</p>
                <p className="max-w-md text-base">{more.forAdults}</p>
              </section>
            ) : (
              <section aria-label={more.myCourses} className="flex min-w-0 flex-col gap-3">
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
            <nav
              aria-label={more.games}
              hidden={isFocused}
              className={`${isFocused ? 'hidden' : 'flex'} justify-center gap-3 ${beside ? 'flex-col' : 'flex-wrap'}`}
            >
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
              {band !== 'teen' && rewards?.freePlay && (
                <BigLink picture="playground-slide" className={`max-w-sm ${narrow}`} to="/kids/$kidUid/free-play" params={{ kidUid }}>
                  {meadow}
                </BigLink>
              )}
              {band !== 'teen' && own && (
                <BigLink picture={own.picture} className={`max-w-sm ${narrow}`} to={own.to} params={{ kidUid }}>
                  {rewardWords[own.label]}
                </BigLink>
              )}
              {/* Before the first lesson there are no skills to see; the club's bridge is there already. */}
              {band === 'teen' && courses.length === 0 && rewards && !rewards.settings.off.includes('team') && (
                <BigLink picture="sports-medal" className="max-w-sm" to="/kids/$kidUid/badges" params={{ kidUid }}>
                  {rewardWords.badges}
                </BigLink>
              )}
              {band === 'teen' && courses.length > 0 && (
                <BigLink picture="chequered-flag" className="max-w-sm" to="/kids/$kidUid/skills" params={{ kidUid }}>
                  {skills}
                </BigLink>
              )}
              {rewards && !rewards.settings.off.includes('books') && (
                <BigLink picture="books" className={`max-w-sm ${narrow}`} to="/kids/$kidUid/books" params={{ kidUid }}>
                  {library}
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
