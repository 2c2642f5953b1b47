import type { AnswerOf } from '@school/contract/calls';
import type { Kid } from '@school/contract/families/shapes';
import type { KidCourse } from '@school/contract/learning/shapes';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTexts } from '#i18n/texts.ts';
import { PageSkeleton } from '#kit/skeleton.tsx';
import type { Band } from '#widgets/player/band.ts';
import { BigLink } from '../task-link.tsx';
import { useRewards } from '../use-rewards.ts';
import { KidWorld } from '../world/kid-world.tsx';
import { speechOf, speechOfDay } from '../world/stations.ts';
import { dayOfLesson } from './day-of-lesson.ts';
import { KidFace } from './kid-face.tsx';
import { NewsOfHome } from './news-of-home.tsx';
import { fetchDay, useNews } from './news.ts';

/** When the next lesson is, what was caught, how long one is here, stars: nobody waits for it. */
const LessonPill = lazy(() => fetchDay().then((file) => ({ default: file.LessonPill })));
const Day = lazy(() => fetchDay().then((file) => ({ default: file.Day })));
const Doors = lazy(() => fetchDay().then((file) => ({ default: file.Doors })));
const NoSuchPlace = lazy(() => import('../no-such-place.tsx').then((file) => ({ default: file.NoSuchPlace })));

type Together = AnswerOf<'GET /kids/:kidUid/courses'>['streak'];

interface WorldHomeProps {
  kid: Kid;
  band: Exclude<Band, 'teen'>;
  courses: readonly KidCourse[];
  /** Whose way is shown. */
  main: KidCourse;
  streak: Together;
}

/** The home of those under ten: they stand on the way through their course, and all else is a place on it. */
export function WorldHome({ kid, band, courses, main, streak }: WorldHomeProps) {
  const t = useTexts('kid');
  const more = useTexts('kidWorld');
  const words = useTexts('kidWorld');
  const { kidUid } = kid;
  const { courseCode } = main;
  const news = useNews(kidUid);
  const { data: program, error } = useQuery(quietly(queryOf('GET /kids/:kidUid/courses/:courseCode', { params: { kidUid, courseCode } })));
  const { data: rewards, isLoading } = useRewards(kidUid);
  if (error) return <NoSuchPlace kidUid={kidUid} text={t.courseNotStarted} />;
  if (!program || !news.known || isLoading) return <PageSkeleton />;
  const { lesson } = news;
  const own = courses.filter(({ isDisabled }) => !isDisabled);
  // Whose way stands here already is named for those who read: its page has all lessons by name, the homework, the other levels.
  const signs = band === 'pre' ? own.filter((course) => course.courseCode !== courseCode) : own;
  const hello = more.hello(kid.firstName);
  const day = lesson && dayOfLesson(lesson.event, lesson.zone, lesson.now);
  // A name is not recorded: those who hear recordings are greeted without it.
  const said = [
    band === 'pre' ? t.speech.hello : hello,
    day && day !== 'later' && t.speech.lessonDay[day],
    main.inClass ? t.speech.homeTask : speechOfDay(rewards?.goal, words, speechOf(program, words.speech)),
  ];
  return (
    <KidWorld
      kidUid={kidUid}
      band={band}
      course={program}
      title={hello}
      speech={said.filter(Boolean).join(' ')}
      corner={<KidFace kid={kid} />}
      aside={
        <>
          <Suspense>
            {lesson && <LessonPill {...lesson} />}
            <Day kidUid={kidUid} band={band} streak={streak} stars={own.reduce((sum, course) => sum + course.stars, 0)} />
          </Suspense>
        </>
      }
      door={
        <Suspense fallback={<span className="size-12 shrink-0" />}>
          <Doors kidUid={kidUid} signs={signs} />
        </Suspense>
      }
      news={
        <>
          <NewsOfHome kidUid={kidUid} band={band} news={news} />
          {main.inClass && (
            <BigLink
              picture="rocket"
              sun
              huge={band === 'pre'}
              className="self-center"
              to="/kids/$kidUid/courses/$courseCode/lessons/$lessonCode/playbooks/$playbookUid"
              params={{ kidUid, courseCode, lessonCode: main.inClass.lessonCode, playbookUid: main.inClass.playbookUid }}
            >
              {band === 'pre' ? t.play : more.classTasks}
            </BigLink>
          )}
        </>
      }
    />
  );
}
