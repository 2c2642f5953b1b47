import { useParams } from '#kit/router/router.tsx';
import { loadKid } from '../use-kid.ts';
import { ReadingPlay } from './reading-play.tsx';

export const load = loadKid;

/** One task of the homework of a reading lesson, by its number from 1. */
export function Page() {
  const { taskNumber, ...params } = useParams({ from: '/kids/$kidUid/reading-courses/$courseCode/$lessonNumber/play/$taskNumber' });
  return <ReadingPlay {...params} task={Number(taskNumber)} />;
}
