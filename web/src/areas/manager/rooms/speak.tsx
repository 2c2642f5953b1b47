import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Icon, Mic, MicOff } from '#kit/icon.tsx';
import { raiseNotice } from '#kit/notice.ts';
import type { OwnMediaSource } from '#widgets/room/media/own-media.ts';
import { useOwnState } from '#widgets/room/self/use-own-media.ts';

/** The microphone of the school in a lesson: off until it is turned on, and then all see that it is heard. */
export function Speak({ own }: { own: OwnMediaSource }) {
  const { speak: t } = useTexts('liveRooms');
  const { mic } = useOwnState(own);
  const turn = async () => {
    await own.setMic(!mic);
    if (!mic && !own.state().mic) raiseNotice({ tone: 'bad', text: t.none });
  };
  return (
    <Button size="small" kind={mic ? 'sun' : 'secondary'} pressed={mic} onPress={() => void turn()}>
      <Icon of={mic ? Mic : MicOff} />
      {mic ? t.off : t.on}
    </Button>
  );
}
