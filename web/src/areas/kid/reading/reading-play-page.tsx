import { useParams } from '#kit/router/router.tsx';
import { loadKid } from '../use-kid.ts';
import { ReadingPlay } from './reading-play.tsx';

export const load = loadKid;

/** Goes on with the homework of a reading lesson; the address then names the task. */
export function Page() {
  const params = useParams({ from: '/kids/$kidUid/reading-courses/$courseCode/$lessonNumber/play' });
  return <ReadingPlay {...params} task={undefined} />;
}
