import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Eye, Icon, LifeBuoy, MessageCircle, Mic, WifiOff } from '#kit/icon.tsx';
import { useLooksOn } from '#widgets/room/people-here.ts';
import { useRoom } from '#widgets/room/use-room.ts';

import { HandedOver } from './handed-over.tsx';

/** Above everything for as long as it is true: who looks on, a line that is lost, a word of the school. */
export function RoomBanners({ eventId }: { eventId: string }) {
  const t = useTexts('teacherRoom');
  const parent = useLooksOn('parent');
  const school = useLooksOn('school');
  const isLost = useRoom(({ line }) => line === 'lost');
  const note = useRoom(({ state }) => state.note);
  const help = useRoom(({ state }) => state.help);
  const [read, setRead] = useState(0);
  return (
    <output className="flex flex-wrap empty:hidden *:flex *:min-w-60 *:grow *:items-center *:gap-3 *:px-4 *:py-2 *:font-bold">
      {school && (
        <span className="bg-ink text-paper">
          <Icon of={school.heartbeat?.mic ? Mic : Eye} />
          {school.heartbeat?.mic ? t.line.schoolSpeaks(school.name) : t.line.school(school.name)}
        </span>
      )}
      {parent && (
        <span className="bg-sun text-on-sun">
          <Icon of={Eye} />
          {t.line.parent}
        </span>
      )}
      {isLost && (
        <span className="bg-warn-soft text-warn">
          <Icon of={WifiOff} />
          {t.line.lost}
        </span>
      )}
      {help && (
        <span className="bg-brand-soft">
          <Icon of={LifeBuoy} />
          {help.takenBy === null ? t.help.sent : t.help.taken(help.takenBy)}
        </span>
      )}
      <HandedOver eventId={eventId} />
      {note && note.seq > read && (
        <span className="bg-brand-soft">
          <Icon of={MessageCircle} />
          <span className="grow">{t.said(note.text)}</span>
          <Button size="small" onPress={() => setRead(note.seq)}>
            {t.gotIt}
          </Button>
        </span>
      )}
    </output>
  );
}
