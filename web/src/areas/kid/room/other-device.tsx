import type { Lobby } from '@school/contract/lesson-room/shapes';

import { Button } from '#kit/button.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { useSchool } from '#api/school.ts';
import { useTexts } from '#i18n/texts.ts';
import type { Band } from '#widgets/player/band.ts';
import { Mascot } from '#widgets/player/mascot.tsx';
import { ownPicture } from '#widgets/player/own-pictures.ts';
import { DeviceCode } from '#widgets/room-door/device-code.tsx';

import { useSpoken } from './use-spoken.ts';

interface OtherDeviceProps {
  band: Band;
  kidUid: string;
  lobby: Pick<Lobby, 'eventId' | 'may'>;
  onHere(): void;
}

/** A phone has little room for a lesson: a code for a bigger screen, and the way in for who has none. */
export function OtherDevice({ band, kidUid, lobby: { eventId, may }, onHere }: OtherDeviceProps) {
  const t = useTexts('kidRoom');
  const { mascot } = useSchool();
  useSpoken(band, t.speech.device);
  return (
    <div data-band={band} className="flex grow flex-col items-center justify-center gap-4 p-4 text-center">
      {band === 'teen' || !mascot ? <img src={ownPicture('laptop')} alt="" className="size-28" /> : <Mascot className="size-28" />}
      <h1 className="text-2xl">{t.device.title}</h1>
      <p className="max-w-md text-lg">{t.device.text}</p>
      {may.enter.allowed ? (
        <>
          <DeviceCode eventId={eventId} kidUid={kidUid} size="large" />
          <div className="flex w-full max-w-md flex-col items-center gap-2 rounded-lg bg-sunk p-4">
            <p>{t.device.none}</p>
            <Button size="large" onPress={onHere}>
              {t.device.here}
            </Button>
          </div>
        </>
      ) : (
        <p className="max-w-md rounded-lg bg-card p-4">{t.device.how}</p>
      )}
      <LinkButton to="/kids/$kidUid" params={{ kidUid }} size="large">
        {t.refused.home}
      </LinkButton>
    </div>
  );
}
