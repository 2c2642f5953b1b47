import { useTexts } from '#i18n/texts.ts';
import { useRoom } from '#widgets/room/use-room.ts';
import type { Band } from '#widgets/player/band.ts';

import { BigLink } from '../task-link.tsx';
import { MessagePage } from './message-page.tsx';

/** After the lesson on a device that was let in to it alone: good-bye, and it is nobody's again. */
export function VisitOver({ band }: { band: Band }) {
  const t = useTexts('kidRoom');
  const isTechnical = useRoom(({ state }) => state.ended?.as === 'technical');
  return (
    <MessagePage
      band={band}
      picture="rocket"
      title={t.bye.title}
      text={isTechnical ? `${t.bye.technical} ${t.visit.over}` : t.visit.over}
      speech={t.speech.bye}
    >
      <BigLink picture="door" to="/logout" aria-label={t.visit.signIn}>
        {band !== 'pre' && t.visit.signIn}
      </BigLink>
    </MessagePage>
  );
}
