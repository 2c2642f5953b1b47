import type { AnswerOf } from '@school/contract/calls';

import { useTexts } from '#i18n/texts.ts';
import { say } from '#kit/play/speech.ts';
import type { Band } from '#widgets/player/band.ts';
import { ownPicture } from '#widgets/player/own-pictures.ts';
import { DayLook } from '#widgets/world/day-look.tsx';
import { TotalStars } from '../total-stars.tsx';
import { useTongue } from '../use-kid.ts';
import { useRewards } from '../use-rewards.ts';
import { Quests } from './quests.tsx';
import { Streak } from './streak.tsx';

/** They come together: one file. */
export { Doors } from './doors.tsx';
export { LessonPill } from './next-lesson.tsx';

interface DayProps {
  kidUid: string;
  band: Band;
  streak: AnswerOf<'GET /kids/:kidUid/courses'>['streak'];
  stars: number;
}

/** The day of a child: fireflies caught, quests of the week, how long it is here, stars. What the parent has switched off is not there. */
export function Day({ kidUid, band, streak, stars }: DayProps) {
  const { data: rewards } = useRewards(kidUid);
  const { goal, quests, settings } = rewards ?? { goal: null, quests: null, settings: undefined };
  return (
    <>
      <DayLook />
      {goal && band !== 'teen' && <Jar caught={goal.fireflies} of={goal.of} slow={band === 'pre'} />}
      {quests && band === 'junior' && <Quests quests={quests} />}
      {settings && !settings.off.includes('streak') && <Streak streak={streak} band={band} />}
      {band !== 'pre' && <TotalStars stars={stars} />}
    </>
  );
}

/** The fireflies of today, caught ones awake. Touched, it says how many. */
function Jar({ caught, of, slow }: { caught: number; of: number; slow: boolean }) {
  const label = useTexts('kidRewards').jar(caught, of);
  const tongue = useTongue();
  return (
    <button type="button" aria-label={label} className="day-jar press" onClick={() => say([{ text: label, lang: tongue }], { slow })}>
      {Array.from({ length: of }, (_, at) => (
        <img key={at} src={ownPicture('honeybee')} alt="" draggable={false} data-on={at < caught || undefined} />
      ))}
    </button>
  );
}
