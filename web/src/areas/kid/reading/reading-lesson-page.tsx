import { useParams } from '#kit/router/router.tsx';
import { isCourse } from '../course-picture.ts';
import { NoSuchPlace } from '../no-such-place.tsx';
import { LessonView } from '../lesson/lesson-view.tsx';
import { loadKid } from '../use-kid.ts';

export const load = loadKid;

/** A lesson of a reading course by its number, from 1. */
export function Page() {
  const { kidUid, courseCode, lessonNumber } = useParams({ from: '/kids/$kidUid/reading-courses/$courseCode/lessons/$lessonNumber' });
  return isCourse(courseCode) ? (
    <LessonView kidUid={kidUid} courseCode={courseCode} lessonCode={lessonNumber} />
  ) : (
    <NoSuchPlace kidUid={kidUid} />
  );
}
