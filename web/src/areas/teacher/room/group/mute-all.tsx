import { useTexts } from '#i18n/texts.ts';
import { Mic, MicOff } from '#kit/icon.tsx';
import { useConnection, useRoom } from '#widgets/room/use-room.ts';

import { RoomButton } from '../room-button.tsx';

/** Quiet for all children of the lesson, also for those who come later; and all are heard again. */
export function MuteAll({ kids }: { kids: readonly string[] }) {
  const { group: t } = useTexts('teacherRoom');
  const { act } = useConnection();
  const may = useRoom((room) => room.may.mute);
  const areMuted = useRoom(({ state }) => kids.every((kid) => state.muted.includes(kid)));
  return (
    <RoomButton
      label={areMuted ? t.unmuteAll : t.muteAll}
      icon={areMuted ? Mic : MicOff}
      pressed={areMuted}
      may={may}
      onPress={() => act({ kind: 'mute', kids: [...kids], on: !areMuted })}
    />
  );
}
