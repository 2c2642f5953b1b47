import { idOf } from '@school/contract/lesson-room/people';
import type { RoomPerson } from '@school/contract/lesson-room/shapes';
import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Icon, MessageCircle } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';

import { EndSheet } from './end-sheet.tsx';
import { NoteSheet } from './note-sheet.tsx';
import { TakeOutSheet } from './take-out-sheet.tsx';

interface RoomActsProps {
  eventId: string;
  teacher: RoomPerson;
  kids: readonly RoomPerson[];
}

/** What somebody of the school does in a room; each with its reason, which stays in the log. */
export function RoomActs({ eventId, teacher, kids }: RoomActsProps) {
  const { acts: t } = useTexts('liveRooms');
  const [opened, setOpened] = useState<'note' | 'end' | RoomPerson>();
  const close = () => setOpened(undefined);
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" onPress={() => setOpened('note')}>
        <Icon of={MessageCircle} />
        {t.note(teacher.name)}
      </Button>
      <LinkButton size="small" to="/manager/late" search={{ lesson: eventId, do: 'replace' }}>
        {t.replace}
      </LinkButton>
      {kids.map((kid) => (
        <Button key={idOf(kid.person)} size="small" onPress={() => setOpened(kid)}>
          {t.takeOut(kid.name)}
        </Button>
      ))}
      <Button size="small" kind="danger" onPress={() => setOpened('end')}>
        {t.end}
      </Button>
      {opened === 'note' && <NoteSheet eventId={eventId} teacher={teacher.name} onClose={close} />}
      {opened === 'end' && <EndSheet eventId={eventId} onClose={close} />}
      {typeof opened === 'object' && <TakeOutSheet kid={opened} eventId={eventId} onClose={close} />}
    </div>
  );
}
