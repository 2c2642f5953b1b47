import type { LessonRating } from '@school/contract/ratings/shapes';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { TextArea } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';
import { FormSheet } from '#kit/form-sheet.tsx';

/** What the school did about a low rating: kept beside it. */
export function HandledSheet({ rating: { ratingId, familyName }, onClose }: { rating: LessonRating; onClose(): void }) {
  const t = useTexts('ratings');
  const handle = useCall('POST /manager/ratings/:ratingId/handled', { changes: ['GET /manager/ratings'] });
  return (
    <FormSheet
      title={t.handleOf(familyName)}
      label={t.handle}
      onClose={onClose}
      submit={{ label: t.save }}
      onSubmit={async (form) => {
        await handle.mutateAsync({ params: { ratingId }, body: { note: typedText(form, 'note') } });
        return '';
      }}
      onRefusal={atFields({ note: ['ratings.handled_already', 'ratings.rating_not_found'] })}
    >
      <TextArea name="note" label={t.note} help={t.noteHelp} required maxLength={500} rows={3} />
    </FormSheet>
  );
}
