import type { KidCourse } from '@school/contract/learning/shapes';
import { useQuery } from '@tanstack/react-query';

import { useParams } from '#kit/router/router.tsx';
import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTexts } from '#i18n/texts.ts';
import { PageSkeleton } from '#kit/skeleton.tsx';
import { Mascot } from '#widgets/player/mascot.tsx';
import { Stars } from '#widgets/player/stars.tsx';
import { KidFrame } from '../kid-frame.tsx';
import { isCourse } from '../course-picture.ts';
import { NoSuchPlace } from '../no-such-place.tsx';
import { BigLink } from '../task-link.tsx';
import { loadKid, useKid, useTongue } from '../use-kid.ts';

export const load = loadKid;

/** The homework of a course: what waits, then what is done and can be played once more. */
export function Page() {
  const { kidUid, courseCode } = useParams({ from: '/kids/$kidUid/courses/$courseCode/homework' });
  return isCourse(courseCode) ? <HomeworkOf kidUid={kidUid} courseCode={courseCode} /> : <NoSuchPlace kidUid={kidUid} />;
}

function HomeworkOf({ kidUid, courseCode }: { kidUid: string; courseCode: KidCourse['courseCode'] }) {
  const t = useTexts('kid');
  const more = useTexts('kidCourses');
  const tongue = useTongue();
  const { band } = useKid(kidUid);
  const { data: course, error } = useQuery(quietly(queryOf('GET /kids/:kidUid/courses/:courseCode', { params: { kidUid, courseCode } })));
  const { data: practice } = useQuery(queryOf('GET /kids/:kidUid/practice', { params: { kidUid } }));
  if (error) return <NoSuchPlace kidUid={kidUid} text={t.courseNotStarted} />;
  if (!course) return <PageSkeleton />;
  const homework = course.currentHomework.toSorted((one, other) => Number(one.complete) - Number(other.complete));
  const waiting = homework.filter(({ complete }) => !complete).length;
  const state = homework.length === 0 ? more.noHomework : waiting === 0 ? more.homeworkAllDone : t.homeworkOpen(waiting);
  // What is done can be played once more below it: practice comes right after what waits.
  const toPractice = practice?.courses.some((one) => one.courseCode === courseCode) && (
    <BigLink picture="brain" sun={waiting === 0} to="/kids/$kidUid/courses/$courseCode/practice" params={{ kidUid, courseCode }}>
      {more.practise}
    </BigLink>
  );
  return (
    <KidFrame
      kidUid={kidUid}
      band={band}
      title={`${more.homework}: ${course.title[tongue]}`}
      speech={waiting > 0 ? t.speech.homeTask : state}
    >
      <p className="text-(length:--words)">{state}</p>
      {homework.length === 0 && <Mascot className="m-auto size-40" />}
      {waiting === 0 && toPractice}
      <ul className="flex list-none flex-col gap-3">
        {homework.map(({ playbookUid, lessonCode, title, complete, begun, stars }, at) => (
          <li key={playbookUid} className="flex">
            <BigLink
              picture={complete ? 'check-mark-button' : 'rocket'}
              sun={at === 0 && !complete}
              to="/kids/$kidUid/courses/$courseCode/lessons/$lessonCode/playbooks/$playbookUid"
              params={{ kidUid, courseCode, lessonCode, playbookUid }}
            >
              <span className="min-w-0 grow text-left">
                {title[tongue]}
                <span className="block text-base font-normal">{complete ? more.again : begun ? t.goOn : t.doHomework}</span>
              </span>
              <Stars got={stars} size="1.4rem" />
            </BigLink>
          </li>
        ))}
      </ul>
      {waiting > 0 && toPractice}
    </KidFrame>
  );
}
