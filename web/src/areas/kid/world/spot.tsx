import type { KidCourseProgram } from '@school/contract/learning/shapes';

import { useTexts } from '#i18n/texts.ts';
import { Link } from '#kit/router/link.tsx';
import { ownPicture, type OwnPicture } from '#widgets/player/own-pictures.ts';
import { useRewards } from '../use-rewards.ts';
import type { SpotName } from './map-props.ts';

interface SpotProps {
  of: SpotName;
  kidUid: string;
  course: KidCourseProgram;
}

const Picture = ({ name }: { name: OwnPicture }) => <img src={ownPicture(name)} alt="" draggable={false} className="size-full" />;

/** What else stands on the glade of Chip: the house with its stickers, the tent of games, the book of the level, the slide of free play, the library. Where stickers are off, the house is that of the course's game. */
export function Spot({ of, kidUid, course: { courseCode, currentLesson } }: SpotProps) {
  const t = useTexts('kid');
  const { house, meadow, library } = useTexts('kidRewards');
  const { book } = useTexts('kidStory');
  const { data: rewards } = useRewards(kidUid);
  const look = 'press block size-full';
  if (of === 'tent')
    return (
      <Link to="/kids/$kidUid/brain-trainer" params={{ kidUid }} aria-label={t.brainTrainer} className={look}>
        <Picture name="circus-tent" />
      </Link>
    );
  if (of === 'slide')
    return (
      rewards?.freePlay && (
        <Link to="/kids/$kidUid/free-play" params={{ kidUid }} aria-label={meadow} className={look}>
          <Picture name="playground-slide" />
        </Link>
      )
    );
  if (of === 'shelf')
    return (
      rewards &&
      !rewards.settings.off.includes('books') && (
        <Link to="/kids/$kidUid/books" params={{ kidUid }} aria-label={library} className={look}>
          <Picture name="books" />
        </Link>
      )
    );
  if (of === 'book')
    return (
      rewards?.stories?.includes(courseCode) && (
        <Link to="/kids/$kidUid/courses/$courseCode/story" params={{ kidUid, courseCode }} aria-label={book} className={look}>
          <Picture name="open-book" />
        </Link>
      )
    );
  if (!rewards?.settings.off.includes('stickers'))
    return (
      <Link to="/kids/$kidUid/house" params={{ kidUid }} aria-label={house} className={look}>
        <Picture name="house-with-garden" />
      </Link>
    );
  return (
    currentLesson !== null && (
      <Link to="/kids/$kidUid/courses/$courseCode/game" params={{ kidUid, courseCode }} aria-label={t.game.found} className={look}>
        <Picture name="house-with-garden" />
      </Link>
    )
  );
}
