import type { PictureSettings, SignInPicture } from '@school/contract/identity/picture-calls';
import { useState } from 'react';

import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { PicturePad } from '#widgets/picture-pad/picture-pad.tsx';

import { OwnerDialog } from './owner-dialog.tsx';

interface PictureDialogProps {
  /** Whose pictures are chosen; without it this device alone is allowed. */
  kid?: { kidUid: string; firstName: string };
  asksPassword: boolean;
  /** This device shows the children already. */
  isHere: boolean;
  onSettings(settings: PictureSettings): void;
  onClose(): void;
}

/** Three pictures, chosen together with the child, and whether this device may show its face. */
export function PictureDialog({ kid, asksPassword, isHere, onSettings, onClose }: PictureDialogProps) {
  const t = useTexts('pictures');
  const set = useCall('POST /user/pictures/:kidUid');
  const allow = useCall('POST /user/picture-devices');
  const [pictures, setPictures] = useState<readonly SignInPicture[]>([]);

  const confirm = async (proof: { password?: string }, data: FormData) => {
    if (kid) onSettings(await set.mutateAsync({ params: { kidUid: kid.kidUid }, body: { pictures: [...pictures], ...proof } }));
    if (!kid || data.get('here') !== null) onSettings(await allow.mutateAsync({ body: proof }));
    raiseNotice({ tone: 'good', text: kid ? t.saved : t.allowed });
    onClose();
  };
  return (
    <OwnerDialog
      title={kid ? t.dialog(kid.firstName) : t.allowHere}
      words={t}
      asksPassword={asksPassword}
      action={kid ? t.save : t.allowHere}
      check={() => (kid && pictures.length < 3 ? { '': t.needThree } : undefined)}
      onConfirm={confirm}
      onClose={onClose}
    >
      {kid && (
        <>
          <p>{t.dialogAbout}</p>
          <PicturePad chosen={pictures} onChoose={(picture) => setPictures([...pictures, picture])} />
          {pictures.length > 0 && (
            <Button size="small" kind="quiet" onPress={() => setPictures([])}>
              {t.clear}
            </Button>
          )}
          {!isHere && (
            <Checkbox name="here" defaultChecked>
              {t.here}
            </Checkbox>
          )}
        </>
      )}
    </OwnerDialog>
  );
}
