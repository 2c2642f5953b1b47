import { useTexts } from '#i18n/texts.ts';
import { Mic, MicOff, Video, VideoOff } from '#kit/icon.tsx';
import type { OwnMediaSource } from '#widgets/room/media/own-media.ts';
import { useOwnState } from '#widgets/room/self/use-own-media.ts';

import { RoomButton } from './room-button.tsx';

/** The own microphone and camera, on and off. */
export function SelfButtons({ own }: { own: OwnMediaSource }) {
  const { self: t } = useTexts('teacherRoom');
  const { mic, camera } = useOwnState(own);
  return (
    <>
      <RoomButton label={mic ? t.micOff : t.micOn} keys="M" icon={mic ? Mic : MicOff} pressed={mic} onPress={() => void own.setMic(!mic)} />
      <RoomButton
        label={camera ? t.cameraOff : t.cameraOn}
        icon={camera ? Video : VideoOff}
        pressed={camera}
        onPress={() => void own.setCamera(!camera)}
      />
    </>
  );
}
