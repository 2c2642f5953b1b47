import type { KidCourse } from '@school/contract/learning/shapes';

import { lazy } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { useParams } from '#kit/router/router.tsx';
import { PictureLink } from '#widgets/player/frame-buttons.tsx';
import { Playing } from '#widgets/player/playing.tsx';
import { isCourse } from '../course-picture.ts';
import { loadKid, useKid } from '../use-kid.ts';

/** An address that leads nowhere: nobody who plays waits for it. */
const NoSuchPlace = lazy(() => import('../no-such-place.tsx').then((file) => ({ default: file.NoSuchPlace })));

const AfterPractice = lazy(() => import('./after-practice.tsx').then((file) => ({ default: file.AfterPractice })));

export const load = loadKid;

/** Practice of a course: what is due today, of many lessons. */
export function Page() {
  const { kidUid, courseCode } = useParams({ from: '/kids/$kidUid/courses/$courseCode/practice' });
  return isCourse(courseCode) ? <Practice kidUid={kidUid} courseCode={courseCode} /> : <NoSuchPlace kidUid={kidUid} />;
}

function Practice({ kidUid, courseCode }: { kidUid: string; courseCode: KidCourse['courseCode'] }) {
  const t = useTexts('kid');
  const { band } = useKid(kidUid);
  return (
    <Playing
      kidUid={kidUid}
      playbookUid={`${courseCode}-practice`}
      practice={courseCode}
      band={band}
      slide={undefined}
      onSlide={() => undefined}
      home={<PictureLink icon="house" label={t.home} to="/kids/$kidUid" params={{ kidUid }} />}
      after={<AfterPractice kidUid={kidUid} />}
    />
  );
}
