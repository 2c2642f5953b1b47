import type { KidCourse } from '@school/contract/learning/shapes';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { BigLink } from '../task-link.tsx';
import { useKid } from '../use-kid.ts';
import { useRewards } from '../use-rewards.ts';

/** Only where stickers are collected. */
const Present = lazy(() => import('./present.tsx').then((file) => ({ default: file.Present })));

interface NextStepProps {
  kidUid: string;
  courseCode: KidCourse['courseCode'];
  playbookUid: string;
}

/** After the result: what the lesson has brought, if it is done now, then the next homework of the course, else its lessons. */
export function NextStep(props: NextStepProps) {
  const { kidUid, playbookUid } = props;
  const { band } = useKid(kidUid);
  const { data: rewards } = useRewards(kidUid);
  return (
    <>
      {band !== 'teen' && rewards && !rewards.settings.off.includes('stickers') && (
        <Suspense>
          <Present kidUid={kidUid} playbookUid={playbookUid} slow={band === 'pre'} />
        </Suspense>
      )}
      <Onwards {...props} />
    </>
  );
}

function Onwards({ kidUid, courseCode, playbookUid }: NextStepProps) {
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
