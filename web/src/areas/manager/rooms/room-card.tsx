import type { RoomNow } from '@school/contract/lesson-room/shapes';
import { idOf } from '@school/contract/lesson-room/people';

import { useTexts } from '#i18n/texts.ts';
import { schoolZone } from '#i18n/time.ts';
import { Avatar } from '#kit/avatar.tsx';
import { Card } from '#kit/card.tsx';

import { RoomPresence } from '#widgets/room-presence/room-presence.tsx';

import { HelpCalls } from './help-calls.tsx';
import { MissingFamilies } from './missing-families.tsx';
import { RoomActs } from './room-acts.tsx';
import { useRoomWords } from './room-words.ts';
import { RoomLog } from './room-log.tsx';

/** The chosen room: its people, and what has happened in it. */
export function RoomCard({ room }: { room: RoomNow }) {
  const t = useTexts('liveRooms');
  const words = useRoomWords();
  return (
    <Card label={t.log} className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <Avatar name={room.teacher.name} picture={room.teacher.avatar} />
        {room.kids.slice(0, 1).map((kid) => (
          <Avatar key={kid.person} name={kid.name} picture={kid.avatar} animal={idOf(kid.person)} />
        ))}
        <h2 className="min-w-0 text-lg">
          {words.kids(room)}
          <span className="block text-sm font-normal text-mute">
            {room.teacher.name} · {words.about(room)}
          </span>
        </h2>
      </div>
      {room.help && <HelpCalls eventId={room.eventId} />}
      <MissingFamilies key={room.eventId} room={room} />
      <RoomPresence eventId={room.eventId} zone={schoolZone} />
      <RoomLog eventId={room.eventId} />
      <RoomActs eventId={room.eventId} teacher={room.teacher} kids={room.kids} />
      <p className="text-sm text-mute">{t.acts.reasonHelp}</p>
    </Card>
  );
}
