import type { RoomPerson } from '@school/contract/lesson-room/shapes';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Hand, Icon } from '#kit/icon.tsx';
import { useConnection, useRoom } from '#widgets/room/use-room.ts';

interface AskedByHandProps {
  kids: ReadonlyArray<RoomPerson & { kidUid: string }>;
  onPick(kidUid: string): void;
}

/** Raised hands, the first first: said aloud, and lowered with a tap. */
export function AskedByHand({ kids, onPick }: AskedByHandProps) {
  const { kid: t } = useTexts('teacherRoom');
  const { act } = useConnection();
  const hands = useRoom(({ state }) => state.hands);
  return (
    <output className="flex flex-col gap-2 empty:hidden">
      {hands.map((kidUid) => (
        <span key={kidUid} className="flex items-center gap-2 rounded-md bg-warn-soft py-1 pr-1 pl-3 font-bold text-warn">
          <Icon of={Hand} />
          <button type="button" onClick={() => onPick(kidUid)} className="min-h-11 grow text-left">
            {t.hand(kids.find((kid) => kid.kidUid === kidUid)?.name ?? '')}
          </button>
          <Button size="small" onPress={() => act({ kind: 'hand.lower', kidUid })}>
            {t.lower}
          </Button>
        </span>
      ))}
    </output>
  );
}
