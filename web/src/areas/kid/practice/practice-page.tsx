import type { KidCourse } from '@school/contract/learning/shapes';

import { useTexts } from '#i18n/texts.ts';
import { useParams } from '#kit/router/router.tsx';
import { PictureLink } from '#widgets/player/frame-buttons.tsx';
import { Playing } from '#widgets/player/playing.tsx';
import { isCourse } from '../course-picture.ts';
import { NoSuchPlace } from '../no-such-place.tsx';
import { BigLink } from '../task-link.tsx';
import { loadKid, useKid } from '../use-kid.ts';

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
      after={
        <BigLink picture="house" sun to="/kids/$kidUid" params={{ kidUid }}>
          {t.home}
        </BigLink>
      }
    />
  );
}
