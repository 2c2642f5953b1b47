import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { useNavigate } from '#kit/router/router.tsx';
import type { Band } from '#widgets/player/band.ts';

import { useSpoken } from '../use-spoken.ts';
import type { Switches } from '../use-switches.ts';
import { OwnDeviceCode } from './own-device-code.tsx';

interface AdultsSheetProps {
  band: Band;
  kidUid: string;
  switches: Switches | undefined;
  onClose(): void;
}

/** What a grown-up beside the child may want: the camera off, another device, or out of the lesson. */
export function AdultsSheet({ band, kidUid, switches, onClose }: AdultsSheetProps) {
  const t = useTexts('kidRoom');
  const navigate = useNavigate();
  useSpoken(band, t.speech.adults);
  return (
    <Sheet
      title={t.adults.title}
      onClose={onClose}
      actions={
        <>
          {switches?.hasCamera && (
            <Button onPress={() => switches.setCamera(!switches.wanted.camera)}>
              {switches.wanted.camera ? t.adults.cameraOff : t.adults.cameraOn}
            </Button>
          )}
          <Button onPress={() => void navigate({ to: '/kids/$kidUid', params: { kidUid } })}>{t.adults.leave}</Button>
          <Button kind="primary" onPress={onClose}>
            {t.adults.stay}
          </Button>
        </>
      }
    >
      <p>{t.adults.text}</p>
      <OwnDeviceCode />
    </Sheet>
  );
}
