import { AskedHow } from '@school/contract/families/added';
import { KidFields as KidShape } from '@school/contract/families/forms';
import * as z from 'zod/mini';

import { checked } from '#api/checked.ts';
import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { FormSheet } from '#kit/form-sheet.tsx';
import { typedText } from '#kit/typed-text.ts';
import { KidFields } from '#widgets/kid-form/kid-fields.tsx';
import { typedKid, wrongKid } from '#widgets/kid-form/typed-kid.ts';

import { cardChanges } from '../family/changes.ts';
import { AskedField } from './asked-field.tsx';

const Typed = z.extend(KidShape, { asked: AskedHow });

/** One more child of a family, written down by a manager. */
export function AddKidSheet({ familyId, onClose }: { familyId: string; onClose(): void }) {
  const t = useTexts('familyAdding');
  const words = useTexts('kidForm');
  const add = useCall('POST /manager/families/:familyId/kids', { changes: cardChanges });
  const read = (form: FormData) =>
    checked(Typed, { ...typedKid(form), asked: typedText(form, 'asked') }, (field) => wrongKid(words, field) ?? t.wrong.other);
  const submit = async (form: FormData) => {
    const { value, wrong } = read(form);
    if (wrong) return wrong;
    await add.mutateAsync({ params: { familyId }, body: value });
    return t.kidAdded(value.name);
  };
  return (
    <FormSheet
      title={t.addKid}
      onClose={onClose}
      submit={{ label: t.saveKid }}
      check={(form) => read(form).wrong}
      onSubmit={submit}
      onRefusal={atFields({
        name: ['families.kid_name_taken'],
        '': ['families.too_many_kids'],
        'dob.month': ['families.kid_born_in_future'],
        'dob.year': ['families.kid_too_old'],
      })}
    >
      <KidFields />
      <AskedField />
    </FormSheet>
  );
}
