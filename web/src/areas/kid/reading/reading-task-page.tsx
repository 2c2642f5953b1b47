import { useParams } from '#kit/router/router.tsx';
import { loadReadingPlay, ReadingPlay } from './reading-play.tsx';

export const load = loadReadingPlay;

/** One task of the homework of a reading lesson, by its number from 1. */
export function Page() {
  const { taskNumber, ...params } = useParams({ from: '/kids/$kidUid/reading-courses/$courseCode/$lessonNumber/play/$taskNumber' });
  return <ReadingPlay {...params} task={Number(taskNumber)} />;
}
