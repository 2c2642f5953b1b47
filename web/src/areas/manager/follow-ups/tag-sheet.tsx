import { followUpLimits } from '@school/contract/back-office/follow-up-limits';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { CheckChips } from '#kit/chips.tsx';
import { FormSheet } from '#kit/form-sheet.tsx';
import { TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

interface TagSheetProps {
  families: ReadonlyArray<{ familyId: string; name: string; tags: readonly string[] }>;
  onClose(): void;
}

/** Tags that are put on families or taken off: of one family, or of all that were picked at once. */
export function TagSheet({ families, onClose }: TagSheetProps) {
  const { tags: t } = useTexts('followUps');
  const { data } = useQuery(queryOf('GET /manager/family-tags'));
  const change = useCall('POST /manager/families/tags', {
    changes: ['GET /manager/families', 'GET /manager/families/:familyId', 'GET /manager/family-tags'],
  });
  const [one] = families;
  const had = [...new Set(families.flatMap(({ tags }) => tags))].toSorted((a, b) => a.localeCompare(b));
  const others = (data?.tags ?? []).map(({ tag }) => tag).filter((tag) => families.some(({ tags }) => !tags.includes(tag)));
  const read = (form: FormData) => ({
    add: [...new Set([...form.getAll('add').map(String), ...newTags(form)])],
    remove: form.getAll('remove').map(String),
  });
  return (
    <FormSheet
      title={families.length === 1 && one ? t.of(one.name) : t.ofMany(families.length)}
      onClose={onClose}
      submit={{ label: t.save }}
      check={(form) => {
        const { add, remove } = read(form);
        if (add.some((tag) => tag.length > followUpLimits.tagLength)) return { new: t.tooLong(followUpLimits.tagLength) };
        return add.length === 0 && remove.length === 0 ? { new: t.nothing } : undefined;
      }}
      onSubmit={async (form) => {
        const { families: changed } = await change.mutateAsync({
          body: { familyIds: families.map(({ familyId }) => familyId), ...read(form) },
        });
        return t.saved(changed);
      }}
    >
      <TextField label={t.new} name="new" help={t.newHelp} maxLength={200} />
      {others.length > 0 && <CheckChips label={t.add} name="add" chips={others.map((tag) => ({ value: tag, label: tag }))} />}
      {had.length > 0 && <CheckChips label={t.remove} name="remove" chips={had.map((tag) => ({ value: tag, label: tag }))} />}
    </FormSheet>
  );
}

/** New ones stand in one line, a comma between them. */
const newTags = (form: FormData): string[] =>
  typedText(form, 'new')
    .split(',')
    .map((tag) => tag.trim().replaceAll(/\s+/gu, ' '))
    .filter((tag) => tag !== '');
