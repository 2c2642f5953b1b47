import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { useNavigate } from '#kit/router/router.tsx';

import { OwnDeviceCode } from './own-device-code.tsx';

/** One leaves by a question, never by a slip. */
export function LeaveDialog({ kidUid, onClose }: { kidUid: string; onClose(): void }) {
  const t = useTexts('kidRoom').leaving;
  const navigate = useNavigate();
  return (
    <Dialog
      title={t.title}
      onClose={onClose}
      actions={
        <>
          <Button onPress={() => void navigate({ to: '/kids/$kidUid', params: { kidUid } })}>{t.leave}</Button>
          <Button kind="primary" onPress={onClose}>
            {t.stay}
          </Button>
        </>
      }
    >
      <p>{t.text}</p>
      <OwnDeviceCode />
    </Dialog>
  );
}
