import type { FamilyCard } from '@school/contract/back-office/family-shapes';
import { KidFields as KidShape } from '@school/contract/families/forms';

import { checked } from '#api/checked.ts';
import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Checkbox } from '#kit/checkbox.tsx';
import { FormSheet } from '#kit/form-sheet.tsx';
import { KidFields } from '#widgets/kid-form/kid-fields.tsx';
import { typedKid, wrongKid } from '#widgets/kid-form/typed-kid.ts';

import { cardChanges } from './changes.ts';
import { useReason } from './use-reason.ts';

/** Name, birth month and languages of a kid, put right by a manager. */
export function EditKidSheet({ familyId, kid, onClose }: { familyId: string; kid: FamilyCard['kids'][number]; onClose(): void }) {
  const { form: t, kids } = useTexts('familyCard');
  const words = useTexts('kidForm');
  const save = useCall('PATCH /manager/families/:familyId/kids/:kidUid', { changes: cardChanges });

  const read = (form: FormData) => checked(KidShape, typedKid(form), (field) => wrongKid(words, field) ?? t.wrong);
  const submit = async (form: FormData, reason: string) => {
    const { value, wrong } = read(form);
    if (wrong) return wrong;
    await save.mutateAsync({
      params: { familyId, kidUid: kid.kidUid },
      body: { ...value, reason, ...(form.has('withoutPicture') && { withoutPicture: true as const }) },
    });
    return t.saved;
  };
  return (
    <FormSheet
      title={kids.editOf(kid.name)}
      onClose={onClose}
      reason={useReason()}
      submit={{ label: t.save }}
      check={(form) => read(form).wrong}
      onSubmit={submit}
      onRefusal={atFields({
        name: ['families.kid_name_taken'],
        'dob.month': ['families.kid_born_in_future'],
        'dob.year': ['families.kid_too_old'],
      })}
    >
      <KidFields kid={kid} />
      {kid.avatar !== null && <Checkbox name="withoutPicture">{kids.withoutPicture}</Checkbox>}
    </FormSheet>
  );
}
