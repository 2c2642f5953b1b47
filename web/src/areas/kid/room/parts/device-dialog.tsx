import { useTexts } from '#i18n/texts.ts';
import { Dialog } from '#kit/dialog.tsx';
import type { OwnMediaSource } from '#widgets/room/media/own-media.ts';

import { DeviceChoice } from './device-choice.tsx';

/** Another camera, microphone or speaker in the middle of the lesson. */
export function DeviceDialog({ own, onClose }: { own: OwnMediaSource; onClose(): void }) {
  const t = useTexts('kidRoom').controls;
  return (
    <Dialog title={t.settings} onClose={onClose}>
      <DeviceChoice own={own} />
    </Dialog>
  );
}
