import { KidFields as KidShape } from '@school/contract/families/forms';
import type { Kid } from '@school/contract/families/shapes';

import { checked } from '#api/checked.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { KidFields } from '#widgets/kid-form/kid-fields.tsx';
import { typedKid, wrongKid } from '#widgets/kid-form/typed-kid.ts';

import { atKidFields } from './kid-refusals.ts';

/** The profile of a kid is put right. */
export function EditKid({ kid, onClose }: { kid: Kid; onClose(): void }) {
  const t = useTexts('settings').kids;
  const kidTexts = useTexts('kidForm');
  const change = useCall('PATCH /kids/:kidUid', { changes: ['GET /user'] });
  const submit = async (data: FormData) => {
    const { value, wrong } = checked(KidShape, typedKid(data), (field) => wrongKid(kidTexts, field) ?? t.other);
    if (wrong) return wrong;
    const { firstName } = await change.mutateAsync({ params: { kidUid: kid.kidUid }, body: value });
    raiseNotice({ tone: 'good', text: t.saved(firstName) });
    onClose();
    return undefined;
  };
  const { firstName: name, lastName: surname, dob, languages } = kid;
  return (
    <Sheet title={t.editOf(name)} onClose={onClose}>
      <Form label={t.editOf(name)} onSubmit={submit} onRefusal={atKidFields}>
        {({ pending }) => (
          <>
            <KidFields kid={{ name, surname, dob, languages }} />
            <Button type="submit" kind="primary" busy={pending}>
              {t.save}
            </Button>
          </>
        )}
      </Form>
    </Sheet>
  );
}
