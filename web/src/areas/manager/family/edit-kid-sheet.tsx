import type { FamilyCard } from '@school/contract/back-office/family-shapes';
import { KidFields as KidShape } from '@school/contract/families/forms';

import { checked } from '#api/checked.ts';
import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { KidFields } from '#widgets/kid-form/kid-fields.tsx';
import { typedKid, wrongKid } from '#widgets/kid-form/typed-kid.ts';

import { cardChanges } from './changes.ts';
import { ReasonField, reasonOf } from './reason-field.tsx';

/** Name, birth month and languages of a kid, put right by a manager. */
export function EditKidSheet({ familyId, kid, onClose }: { familyId: string; kid: FamilyCard['kids'][number]; onClose(): void }) {
  const { form: t, kids } = useTexts('familyCard');
  const words = useTexts('kidForm');
  const save = useCall('PATCH /manager/families/:familyId/kids/:kidUid', { changes: cardChanges });

  const submit = async (form: FormData) => {
    const reason = reasonOf(form);
    const { value, wrong } = checked(KidShape, typedKid(form), (field) => wrongKid(words, field) ?? t.wrong);
    if (wrong || reason === '') return { ...wrong, ...(reason === '' && { reason: t.reasonNeeded }) };
    await save.mutateAsync({
      params: { familyId, kidUid: kid.kidUid },
      body: { ...value, reason, ...(form.has('withoutPicture') && { withoutPicture: true as const }) },
    });
    raiseNotice({ tone: 'good', text: t.saved });
    onClose();
    return undefined;
  };

  return (
    <Sheet title={kids.editOf(kid.name)} onClose={onClose}>
      <Form
        label={kids.editOf(kid.name)}
        onSubmit={submit}
        onRefusal={atFields({
          'families.kid_name_taken': 'name',
          'families.kid_born_in_future': 'dob.month',
          'families.kid_too_old': 'dob.year',
        })}
      >
        {({ pending }) => (
          <>
            <KidFields kid={kid} />
            {kid.avatar !== null && <Checkbox name="withoutPicture">{kids.withoutPicture}</Checkbox>}
            <ReasonField />
            <Button type="submit" kind="primary" size="large" busy={pending}>
              {t.save}
            </Button>
          </>
        )}
      </Form>
    </Sheet>
  );
}
