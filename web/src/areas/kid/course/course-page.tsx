import { useParams } from '#kit/router/router.tsx';
import { isCourse } from '../course-picture.ts';
import { NoSuchPlace } from '../no-such-place.tsx';
import { loadWorld } from '../world/load-world.ts';
import { CourseMap } from './course-map.tsx';

export const load = loadWorld;

/** A course of a kid. */
export function Page() {
  const { kidUid, courseCode } = useParams({ from: '/kids/$kidUid/courses/$courseCode' });
  return isCourse(courseCode) ? <CourseMap kidUid={kidUid} courseCode={courseCode} /> : <NoSuchPlace kidUid={kidUid} />;
}
