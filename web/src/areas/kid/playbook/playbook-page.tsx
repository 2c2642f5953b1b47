import { lazy } from 'react';

import { useNavigate, useParams, useSearch } from '#kit/router/router.tsx';
import { isCourse } from '../course-picture.ts';
import { loadKid } from '../use-kid.ts';
import { KidPlayer } from './kid-player.tsx';

/** An address that leads nowhere: nobody who plays waits for it. */
const NoSuchPlace = lazy(() => import('../no-such-place.tsx').then((file) => ({ default: file.NoSuchPlace })));

const path = '/kids/$kidUid/courses/$courseCode/lessons/$lessonCode/playbooks/$playbookUid';

export const load = loadKid;

/** A playbook of a lesson; `slide` in the address (from 1) survives a reload. */
export function Page() {
  const { kidUid, courseCode, lessonCode, playbookUid } = useParams({ from: path });
  const { slide } = useSearch({ from: path });
  const navigate = useNavigate();
  if (!isCourse(courseCode)) return <NoSuchPlace kidUid={kidUid} />;
  return (
    <KidPlayer
      kidUid={kidUid}
      courseCode={courseCode}
      playbookUid={playbookUid}
      slide={slide === undefined ? undefined : Number(slide)}
      onSlide={(at) =>
        void navigate({
          to: path,
          params: { kidUid, courseCode, lessonCode, playbookUid },
          search: { slide: String(at) },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
