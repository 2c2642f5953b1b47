import { useSchool } from '#api/school.ts';
import { useSession } from '#api/session.ts';
import { useTexts } from '#i18n/texts.ts';
import { PlayerLook } from '#widgets/player/player-look.tsx';
import { RoomLook } from '#widgets/room/look/room-look.tsx';

import { NoSuchPlace } from '../no-such-place.tsx';
import { BigLink } from '../task-link.tsx';
import { MessagePage } from './message-page.tsx';

/** There is no such lesson for this child. A device that was let in to it alone has no home to go to. */
export function NoSuchLesson({ kidUid }: { kidUid: string }) {
  const { lessonNotFound, home } = useTexts('kid');
  const { mascot } = useSchool();
  if (useSession()?.onlyRoom === undefined) return <NoSuchPlace kidUid={kidUid} />;
  return (
    <>
      <PlayerLook />
      <RoomLook />
      <MessagePage band="junior" {...(!mascot && { picture: 'door' })} title={lessonNotFound} text="" speech={lessonNotFound}>
        <BigLink picture="door" to="/room">
          {home}
        </BigLink>
      </MessagePage>
    </>
  );
}
