import { useParams } from '#kit/router/router.tsx';
import { isCourse } from '../course-picture.ts';
import { NoSuchPlace } from '../no-such-place.tsx';
import { loadKid } from '../use-kid.ts';
import { LessonView } from './lesson-view.tsx';

export const load = loadKid;

/** A lesson by its code. */
export function Page() {
  const { kidUid, courseCode, lessonCode } = useParams({ from: '/kids/$kidUid/courses/$courseCode/lessons/$lessonCode' });
  return isCourse(courseCode) ? (
    <LessonView kidUid={kidUid} courseCode={courseCode} lessonCode={lessonCode} />
  ) : (
    <NoSuchPlace kidUid={kidUid} />
  );
}
