import type { AskedCard } from '@school/contract/teacher-cards/shapes';
import { teacherCardLimits } from '@school/contract/teacher-cards/limits';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { FormSheet } from '#kit/form-sheet.tsx';
import { TextArea } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

/** Sends a card back to its teacher, who reads why. */
export function DeclineSheet({ card: { changeId, name }, onClose }: { card: AskedCard; onClose(): void }) {
  const t = useTexts('askedCards');
  const decline = useCall('POST /manager/teacher-cards/:changeId/decline', { changes: ['GET /manager/teacher-cards'] });
  return (
    <FormSheet
      title={t.declineOf(name)}
      label={t.decline}
      onClose={onClose}
      submit={{ label: t.decline }}
      onSubmit={async (form) => {
        await decline.mutateAsync({ params: { changeId }, body: { reason: typedText(form, 'why').trim() } });
        return t.declined(name);
      }}
      onRefusal={atFields({ '': ['teacher_cards.decided', 'teacher_cards.not_found'] })}
    >
      <TextArea name="why" label={t.reason} help={t.reasonHelp} required maxLength={teacherCardLimits.reasonLength} rows={4} />
    </FormSheet>
  );
}
