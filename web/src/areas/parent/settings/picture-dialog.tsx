import type { PictureSettings, SignInPicture } from '@school/contract/identity/picture-calls';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { PasswordField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';
import { PicturePad } from '#widgets/picture-pad/picture-pad.tsx';

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

  const submit = async (data: FormData) => {
    const password = typedText(data, 'password');
    if (kid && pictures.length < 3) return { '': t.needThree };
    if (asksPassword && password === '') return { password: t.passwordEmpty };
    const proof = asksPassword ? { password } : {};
    if (kid) onSettings(await set.mutateAsync({ params: { kidUid: kid.kidUid }, body: { pictures: [...pictures], ...proof } }));
    if (!kid || data.get('here') !== null) onSettings(await allow.mutateAsync({ body: proof }));
    raiseNotice({ tone: 'good', text: kid ? t.saved : t.allowed });
    onClose();
    return undefined;
  };
  const title = kid ? t.dialog(kid.firstName) : t.allowHere;
  return (
    <Dialog title={title} onClose={onClose}>
      <Form
        label={title}
        onSubmit={submit}
        onRefusal={atFields({
          'identity.wrong_credentials': 'password',
          'request.too_many': '',
          'identity.fresh_sign_in_needed': '',
        })}
      >
        {({ pending }) => (
          <>
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
            {asksPassword && <PasswordField name="password" label={t.password} autoComplete="current-password" required />}
            <div className="flex flex-wrap justify-end gap-3">
              <Button onPress={onClose}>{t.cancel}</Button>
              <Button type="submit" kind="primary" busy={pending}>
                {kid ? t.save : t.allowHere}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}
