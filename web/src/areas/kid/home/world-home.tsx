import type { Kid } from '@school/contract/families/shapes';
import type { KidCourse } from '@school/contract/learning/shapes';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTexts } from '#i18n/texts.ts';
import { PageSkeleton } from '#kit/skeleton.tsx';
import type { Band } from '#widgets/player/band.ts';
import { PictureLink } from '#widgets/player/frame-buttons.tsx';
import { coursePicture } from '../course-picture.ts';
import { BigLink } from '../task-link.tsx';
import { useTongue } from '../use-kid.ts';
import { KidWorld } from '../world/kid-world.tsx';
import { speechOf } from '../world/stations.ts';
import { KidFace } from './kid-face.tsx';
import { NewsOfHome } from './news-of-home.tsx';
import { useNews } from './news.ts';
import { dayOfLesson, LessonPill } from './next-lesson.tsx';
import { ParentDoor } from './parent-door.tsx';
import { Streak } from './streak.tsx';
import { TotalStars } from '../total-stars.tsx';

const NoSuchPlace = lazy(() => import('../no-such-place.tsx').then((file) => ({ default: file.NoSuchPlace })));

interface WorldHomeProps {
  kid: Kid;
  band: Exclude<Band, 'teen'>;
  courses: readonly KidCourse[];
  /** Whose way is shown. */
  main: KidCourse;
  /** Days together. */
  streak: number;
}

/** The home of those under thirteen: they stand on the way through their course, and all else is a place on it. */
export function WorldHome({ kid, band, courses, main, streak }: WorldHomeProps) {
  const t = useTexts('kid');
  const { speech } = useTexts('kidWorld');
  const tongue = useTongue();
  const { kidUid } = kid;
  const { courseCode } = main;
  const news = useNews(kidUid);
  const { data: program, error } = useQuery(quietly(queryOf('GET /kids/:kidUid/courses/:courseCode', { params: { kidUid, courseCode } })));
  if (error) return <NoSuchPlace kidUid={kidUid} text={t.courseNotStarted} />;
  if (!program || !news.known) return <PageSkeleton />;
  const { lesson } = news;
  const own = courses.filter(({ isDisabled }) => !isDisabled);
  // Whose way stands here already is named for those who read: its page has all lessons by name, the homework, the other levels.
  const signs = band === 'pre' ? own.filter((course) => course.courseCode !== courseCode) : own;
  const hello = t.hello(kid.firstName);
  const day = lesson && dayOfLesson(lesson.event, lesson.zone, lesson.now);
  // A name is not recorded: those who hear recordings are greeted without it.
  const said = [
    band === 'pre' ? t.speech.hello : hello,
    day && day !== 'later' && t.speech.lessonDay[day],
    main.inClass ? t.speech.homeTask : speechOf(program, speech),
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
          {lesson && <LessonPill {...lesson} />}
          <Streak days={streak} />
          {band !== 'pre' && <TotalStars stars={own.reduce((sum, course) => sum + course.stars, 0)} />}
        </>
      }
      door={
        <>
          {signs.length > 0 && (
            <nav aria-label={t.myCourses} className="flex flex-wrap gap-2.5">
              {signs.map(({ courseCode: code, title }) =>
                code === 'reading' ? (
                  <PictureLink
                    key={code}
                    icon={coursePicture[code]}
                    label={title[tongue]}
                    to="/kids/$kidUid/reading-courses/$courseCode"
                    params={{ kidUid, courseCode: code }}
                  />
                ) : (
                  <PictureLink
                    key={code}
                    icon={coursePicture[code]}
                    label={title[tongue]}
                    to="/kids/$kidUid/courses/$courseCode"
                    params={{ kidUid, courseCode: code }}
                  />
                ),
              )}
            </nav>
          )}
          <ParentDoor />
        </>
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
              {band === 'pre' ? t.play : t.classTasks}
            </BigLink>
          )}
        </>
      }
    />
  );
}
