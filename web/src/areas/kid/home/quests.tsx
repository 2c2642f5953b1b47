import type { WeekQuest } from '@school/contract/rewards/shapes';

import { useTexts } from '#i18n/texts.ts';
import { ownPicture, type OwnPicture } from '#widgets/player/own-pictures.ts';

const pictureOf: Record<WeekQuest['quest'], OwnPicture> = { light: 'fire', play: 'puzzle-piece', mend: 'repeat-button' };

/** Three things to do in a week, and how far they are. It opens by a touch, and urges to nothing. */
export function Quests({ quests }: { quests: readonly WeekQuest[] }) {
  const t = useTexts('kidRewards');
  const done = quests.filter((quest) => quest.done === quest.of).length;
  return (
    <details className="day-quests">
      <summary className="press">
        <span className="max-sm:sr-only">{t.week}</span>
        <span className="figures">
          {done}/{quests.length}
        </span>
      </summary>
      <ul>
        {quests.map(({ quest, done: so, of }) => (
          <li key={quest}>
            <img src={ownPicture(so === of ? 'check-mark-button' : pictureOf[quest])} alt="" />
            <span className="grow">{t.quest[quest]}</span>
            <span className="figures">{t.progress(so, of)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
