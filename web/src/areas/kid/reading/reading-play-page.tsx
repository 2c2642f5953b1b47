import { useParams } from '#kit/router/router.tsx';
import { loadReadingPlay, ReadingPlay } from './reading-play.tsx';

export const load = loadReadingPlay;

/** Goes on with the homework of a reading lesson; the address then names the task. */
export function Page() {
  const params = useParams({ from: '/kids/$kidUid/reading-courses/$courseCode/$lessonNumber/play' });
  return <ReadingPlay {...params} task={undefined} />;
}
