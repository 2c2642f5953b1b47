import { useTeacherHere } from '../people-here.ts';
import { useFeed } from '../room-media.ts';
import { Picture } from '../tiles/person-tile.tsx';

/** The teacher's screen, whole. */
export function ScreenStage() {
  const teacher = useTeacherHere();
  const feed = useFeed(teacher?.person);
  return <div className="size-full bg-black">{feed?.screen && <Picture stream={feed.screen} whole />}</div>;
}
