import type { KidCourseProgram } from '@school/contract/learning/shapes';

import { useSchool } from '#api/school.ts';
import { useTexts } from '#i18n/texts.ts';
import { Link } from '#kit/router/link.tsx';
import { ownPicture, type OwnPicture } from '#widgets/player/own-pictures.ts';
import { wayOfHouse } from '../house/way-of-house.ts';
import { useRewards } from '../use-rewards.ts';
import type { SpotName } from './map-props.ts';

interface SpotProps {
  of: SpotName;
  kidUid: string;
  course: KidCourseProgram;
}

const Picture = ({ name }: { name: OwnPicture }) => <img src={ownPicture(name)} alt="" draggable={false} className="size-full" />;

/** What else stands on the glade of Chip: the house with its stickers, the tent of games, the book of the level, the slide of free play, the library. Where stickers are off, what the house leads to stands in its place. */
export function Spot({ of, kidUid, course: { courseCode, currentLesson } }: SpotProps) {
  const t = useTexts('kid');
  const rewardWords = useTexts('kidRewards');
  const { meadow, library } = rewardWords;
  const { mascot } = useSchool();
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
  const way = wayOfHouse(rewards?.settings.off ?? [], mascot);
  if (way)
    return (
      <Link to={way.to} params={{ kidUid }} aria-label={rewardWords[way.label]} className={look}>
        <Picture name={way.picture} />
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
