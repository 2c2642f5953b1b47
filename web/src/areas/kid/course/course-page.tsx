import { useParams } from '#kit/router/router.tsx';
import { isCourse, NoSuchPlace } from '../known-course.tsx';
import { loadKid } from '../use-kid.ts';
import { CourseMap } from './course-map.tsx';

export const load = loadKid;

/** A course of a kid. */
export function Page() {
  const { kidUid, courseCode } = useParams({ from: '/kids/$kidUid/courses/$courseCode' });
  return isCourse(courseCode) ? <CourseMap kidUid={kidUid} courseCode={courseCode} /> : <NoSuchPlace kidUid={kidUid} />;
}
