import { useTexts } from '#i18n/texts.ts';
import { Mascot } from '#widgets/player/mascot.tsx';
import { KidFrame } from './kid-frame.tsx';
import { useKid } from './use-kid.ts';

/** An address that leads nowhere in the kid area: the fox, a sentence, and the house top left. */
export function NoSuchPlace({ kidUid, text }: { kidUid: string; text?: string }) {
  const t = useTexts('kid');
  const { band } = useKid(kidUid);
  const title = text ?? t.lessonNotFound;
  return (
    <KidFrame kidUid={kidUid} band={band} title={title} speech={title}>
      <Mascot className="m-auto size-40 in-data-[band=teen]:hidden" />
    </KidFrame>
  );
}
