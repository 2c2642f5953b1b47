import { useParams } from '#kit/router/router.tsx';
import { CourseMap } from '../course/course-map.tsx';
import { isCourse } from '../course-picture.ts';
import { NoSuchPlace } from '../no-such-place.tsx';
import { loadWorld } from '../world/load-world.ts';

export const load = loadWorld;

/** A reading course: lessons by their numbers. */
export function Page() {
  const { kidUid, courseCode } = useParams({ from: '/kids/$kidUid/reading-courses/$courseCode' });
  return isCourse(courseCode) ? <CourseMap kidUid={kidUid} courseCode={courseCode} /> : <NoSuchPlace kidUid={kidUid} />;
}
