import type { KidCourse } from '@school/contract/learning/shapes';

import { useTexts } from '#i18n/texts.ts';
import { PictureLink } from '#widgets/player/frame-buttons.tsx';
import { coursePicture } from '../course-picture.ts';
import { useTongue } from '../use-kid.ts';
import { ParentDoor } from './parent-door.tsx';

/** The ways out of the home, at the right end of its head: the other courses, and the one to the grown-ups. */
export function Doors({ kidUid, signs }: { kidUid: string; signs: readonly KidCourse[] }) {
  const more = useTexts('kidWorld');
  const tongue = useTongue();
  return (
    <>
      {signs.length > 0 && (
        <nav aria-label={more.myCourses} className="flex flex-wrap gap-2.5">
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
  );
}
