import { numberOf } from '@school/contract/learning/lesson-number';
import type { CourseLesson, KidCourseProgram, PlaybookCard } from '@school/contract/learning/shapes';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTexts } from '#i18n/texts.ts';
import { PageSkeleton } from '#kit/skeleton.tsx';
import { ownPicture } from '#widgets/player/own-pictures.ts';
import { Stars } from '#widgets/player/stars.tsx';
import { KidFrame } from '../kid-frame.tsx';
import { NoSuchPlace } from '../no-such-place.tsx';
import { BigLink } from '../task-link.tsx';
import { useKid, useTongue } from '../use-kid.ts';
import { TotalStars } from '../total-stars.tsx';

type CourseCode = KidCourseProgram['courseCode'];

interface LessonViewProps {
  kidUid: string;
  courseCode: CourseCode;
  /** `m2-08`, or the number in the course. */
  lessonCode: string;
}

/** A lesson: what it is about, and its tasks at home and in the lesson. */
export function LessonView({ kidUid, courseCode, lessonCode }: LessonViewProps) {
  const t = useTexts('kid');
  const more = useTexts('kidCourses');
  const tongue = useTongue();
  const { band } = useKid(kidUid);
  const { data: lesson, error } = useQuery(
    quietly(queryOf('GET /kids/:kidUid/courses/:courseCode/lessons/:lessonCode', { params: { kidUid, courseCode, lessonCode } })),
  );
  if (error) return <NoSuchPlace kidUid={kidUid} />;
  if (!lesson) return <PageSkeleton />;
  const title = lesson.title[tongue];
  const locked = lesson.state === 'locked';
  const now = [...lesson.homePlaybooks, ...lesson.onlinePlaybooks].find(({ state }) => state === 'open' || state === 'begun');
  return (
    <KidFrame
      kidUid={kidUid}
      band={band}
      title={`${numberOf(courseCode, lesson)}. ${title}`}
      speech={locked ? `${title}. ${t.speech.lockedLesson}` : t.speech.lesson(title)}
      aside={<TotalStars stars={lesson.stars} />}
    >
      {band !== 'pre' && <p className="text-(length:--words)">{lesson.goal[tongue]}</p>}
      {locked ? (
        <section className="flex grow flex-col items-center justify-center gap-4 text-center">
          <img src={ownPicture('locked')} alt="" className="size-28" />
          <p className="max-w-md text-(length:--words) font-bold">{more.lessonLocked}</p>
        </section>
      ) : (
        <>
          <Playbooks title={more.atHome} {...{ lesson, now, kidUid, courseCode }} playbooks={lesson.homePlaybooks} />
          <Playbooks
            title={more.inLesson}
            {...{ lesson, now, kidUid, courseCode }}
            playbooks={lesson.onlinePlaybooks.filter(({ state }) => state !== 'locked')}
          />
          {lesson.homePlaybooks.length === 0 && lesson.onlinePlaybooks.length === 0 && (
            <p className="text-center text-(length:--words)">{t.noTasks}</p>
          )}
        </>
      )}
    </KidFrame>
  );
}

interface PlaybooksProps {
  title: string;
  lesson: CourseLesson;
  playbooks: readonly PlaybookCard[];
  now: PlaybookCard | undefined;
  kidUid: string;
  courseCode: CourseCode;
}

function Playbooks({ title, lesson, playbooks, now, kidUid, courseCode }: PlaybooksProps) {
  const t = useTexts('kid');
  const more = useTexts('kidCourses');
  if (playbooks.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-(length:--words)">{title}</h2>
      <ul className="flex list-none flex-col gap-3">
        {playbooks.map((playbook) => {
          const start = playbook.state === 'begun' ? t.goOn : playbook.state === 'done' ? more.again : t.doHomework;
          const inside = (
            // Where a word and the stars have no room side by side, the stars go below.
            <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 gap-y-1 text-left">
              <span>
                {start}
                <span className="block text-base font-normal">{more.tasks(playbook.slides)}</span>
              </span>
              <Stars got={playbook.stars} size="1.4rem" />
            </span>
          );
          const look = { picture: playbook.state === 'done' ? 'counterclockwise-arrows-button' : 'rocket', sun: playbook === now } as const;
          // Reading has numbered addresses of its own for the homework of a lesson.
          return (
            <li key={playbook.playbookUid} className="flex">
              {courseCode === 'reading' && playbook === lesson.homePlaybooks[0] ? (
                <BigLink
                  {...look}
                  to="/kids/$kidUid/reading-courses/$courseCode/$lessonNumber/play"
                  params={{ kidUid, courseCode, lessonNumber: String(lesson.number) }}
                >
                  {inside}
                </BigLink>
              ) : (
                <BigLink
                  {...look}
                  to="/kids/$kidUid/courses/$courseCode/lessons/$lessonCode/playbooks/$playbookUid"
                  params={{ kidUid, courseCode, lessonCode: lesson.lessonCode, playbookUid: playbook.playbookUid }}
                >
                  {inside}
                </BigLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
