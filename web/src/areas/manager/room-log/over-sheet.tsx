import type { RoomOver } from '@school/contract/lesson-room/log-calls';

import { useTexts } from '#i18n/texts.ts';
import { schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { RoomPresence } from '#widgets/room-presence/room-presence.tsx';

import { HelpCalls } from '../rooms/help-calls.tsx';
import { RoomLog } from '../rooms/room-log.tsx';
import { useLogWords } from './log-words.ts';

/** A room that is over: who was there and when, who asked for help, and what happened in it. */
export function OverSheet({ room, onClose }: { room: RoomOver; onClose(): void }) {
  const t = useTexts('roomLog');
  const words = useLogWords();
  return (
    <Sheet
      title={t.named(room.teacher.name, words.when(room.timestamp))}
      width="wide"
      onClose={onClose}
      actions={
        <Button kind="primary" onPress={onClose}>
          {t.shut}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-mute">
          {words.kids(room)} · {words.about(room)}
        </p>
        <RoomPresence eventId={room.eventId} zone={schoolZone} />
        {room.calls > 0 && <HelpCalls eventId={room.eventId} />}
        <RoomLog eventId={room.eventId} />
      </div>
    </Sheet>
  );
}
