import type { KidCourse } from '@school/contract/learning/shapes';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { BigLink } from '../task-link.tsx';

/** After the result: the next homework of the course, else its lessons. */
export function NextStep({
  kidUid,
  courseCode,
  playbookUid,
}: {
  kidUid: string;
  courseCode: KidCourse['courseCode'];
  playbookUid: string;
}) {
  const t = useTexts('kid');
  const { data } = useQuery(queryOf('GET /kids/:kidUid/courses', { params: { kidUid } }));
  const next = data?.courses.find((course) => course.courseCode === courseCode)?.currentTask;
  if (next && next.playbookUid !== playbookUid) {
    return (
      <BigLink
        picture="rocket"
        sun
        to="/kids/$kidUid/courses/$courseCode/lessons/$lessonCode/playbooks/$playbookUid"
        params={{ kidUid, courseCode, ...next }}
      >
        {t.nextTask}
      </BigLink>
    );
  }
  return courseCode === 'reading' ? (
    <BigLink picture="open-book" sun to="/kids/$kidUid/reading-courses/$courseCode" params={{ kidUid, courseCode }}>
      {t.toCourse}
    </BigLink>
  ) : (
    <BigLink picture="backpack" sun to="/kids/$kidUid/courses/$courseCode" params={{ kidUid, courseCode }}>
      {t.toCourse}
    </BigLink>
  );
}
