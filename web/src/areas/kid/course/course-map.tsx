import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { KidCourseProgram } from '@school/contract/learning/shapes';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTexts } from '#i18n/texts.ts';
import { PageSkeleton } from '#kit/skeleton.tsx';
import type { Band } from '#widgets/player/band.ts';
import { PictureButton } from '#widgets/player/frame-buttons.tsx';
import { KidFrame } from '../kid-frame.tsx';
import { NoSuchPlace } from '../no-such-place.tsx';
import { BigLink } from '../task-link.tsx';
import { useKid, useTongue } from '../use-kid.ts';
import { KidWorld } from '../world/kid-world.tsx';
import { speechOf, stationsOf } from '../world/stations.ts';
import { LessonNode } from './lesson-node.tsx';
import { TotalStars } from '../total-stars.tsx';

type CourseCode = KidCourseProgram['courseCode'];
type Level = KidCourseProgram['levels'][number];

/** The way through a course: lessons of the kid's level, which are done, which is now, which are still ahead. */
export function CourseMap({ kidUid, courseCode }: { kidUid: string; courseCode: CourseCode }) {
  const t = useTexts('kid');
  const more = useTexts('kidCourses');
  const tongue = useTongue();
  const { speech } = useTexts('kidWorld');
  const { band } = useKid(kidUid);
  // All lessons by their names, with the other levels and the homework: for those who read.
  const [asList, setAsList] = useState(false);
  const { data: course, error } = useQuery(quietly(queryOf('GET /kids/:kidUid/courses/:courseCode', { params: { kidUid, courseCode } })));
  if (error) return <NoSuchPlace kidUid={kidUid} text={t.courseNotStarted} />;
  if (!course) return <PageSkeleton />;
  const title = course.title[tongue];
  if (band !== 'teen' && !asList && stationsOf(course).length > 0)
    return (
      <KidWorld
        {...{ kidUid, band, course, title }}
        speech={`${title}. ${speechOf(course, speech)}`}
        aside={<TotalStars stars={course.stars} />}
        door={band === 'junior' && <PictureButton icon="card-index-dividers" label={more.lessons} onPress={() => setAsList(true)} />}
      />
    );
  const own = course.levels.filter(({ levelCode }) => levelCode === course.levelCode);
  const others = course.levels.filter(
    (level) => level.levelCode !== course.levelCode && level.lessons.some(({ state }) => state !== 'locked'),
  );
  const lessons = own.flatMap((level) => level.lessons);
  const now = course.currentTask?.lessonCode ?? lessons.find(({ state }) => state === 'open')?.lessonCode;
  const waiting = course.currentHomework.filter(({ complete }) => !complete).length;
  return (
    <KidFrame kidUid={kidUid} band={band} title={title} speech={t.speech.course(title)} aside={<TotalStars stars={course.stars} />}>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {course.currentHomework.length > 0 && band !== 'pre' && (
          <BigLink
            picture={waiting > 0 ? 'rocket' : 'check-mark-button'}
            className="grow-0"
            to="/kids/$kidUid/courses/$courseCode/homework"
            params={{ kidUid, courseCode }}
          >
            <span>
              {more.homework}
              <span className="block text-base font-normal">{waiting > 0 ? t.homeworkOpen(waiting) : t.homeworkDone}</span>
            </span>
          </BigLink>
        )}
        {course.currentLesson !== null && (
          <BigLink picture="puzzle-piece" className="grow-0" to="/kids/$kidUid/courses/$courseCode/game" params={{ kidUid, courseCode }}>
            {t.game.link}
          </BigLink>
        )}
      </div>
      {own.map((level) => (
        <LevelOf key={level.levelCode} level={level} kidUid={kidUid} courseCode={courseCode} band={band} now={now} />
      ))}
      {others.length > 0 && band !== 'pre' && (
        <details className="rounded-lg bg-card/60 p-4">
          <summary className="min-h-11 text-(length:--words) font-bold">{more.otherLevels}</summary>
          <div className="mt-3 flex flex-col gap-5">
            {others.map((level) => (
              <LevelOf key={level.levelCode} level={level} kidUid={kidUid} courseCode={courseCode} band={band} now={undefined} />
            ))}
          </div>
        </details>
      )}
      {lessons.length === 0 && <p className="text-center text-(length:--words)">{t.noTasks}</p>}
    </KidFrame>
  );
}

interface LevelProps {
  level: Level;
  kidUid: string;
  courseCode: CourseCode;
  band: Band;
  now: string | undefined;
}

function LevelOf({ level, kidUid, courseCode, band, now }: LevelProps) {
  const tongue = useTongue();
  return (
    <section className="flex flex-col gap-3">
      <h2 className={band === 'pre' ? 'sr-only' : 'text-(length:--words)'}>{level.title[tongue]}</h2>
      <ol
        className={`grid list-none ${band === 'pre' ? 'mx-auto w-full max-w-md grid-cols-3 gap-4 sm:max-w-2xl sm:grid-cols-4' : 'gap-2.5 sm:grid-cols-2'}`}
      >
        {level.lessons.map((lesson) => (
          <li key={lesson.lessonCode} className="flex">
            <LessonNode kidUid={kidUid} courseCode={courseCode} lesson={lesson} band={band} now={lesson.lessonCode === now} />
          </li>
        ))}
      </ol>
    </section>
  );
}
