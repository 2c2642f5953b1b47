import type { LessonRating } from '@school/contract/ratings/shapes';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { TextArea } from '#kit/text-field.tsx';

/** What the school did about a low rating: kept beside it. */
export function HandledSheet({ rating: { ratingId, familyName }, onClose }: { rating: LessonRating; onClose(): void }) {
  const t = useTexts('ratings');
  const handle = useCall('POST /manager/ratings/:ratingId/handled', { changes: ['GET /manager/ratings'] });
  const submit = async (form: FormData) => {
    const written = form.get('note');
    await handle.mutateAsync({ params: { ratingId }, body: { note: typeof written === 'string' ? written : '' } });
    onClose();
    return undefined;
  };
  return (
    <Sheet title={t.handleOf(familyName)} onClose={onClose}>
      <Form
        onSubmit={submit}
        onRefusal={atFields({ 'ratings.handled_already': 'note', 'ratings.rating_not_found': 'note' })}
        label={t.handle}
      >
        {({ pending }) => (
          <>
            <TextArea name="note" label={t.note} help={t.noteHelp} required maxLength={500} rows={3} />
            <Button type="submit" kind="primary" size="large" busy={pending}>
              {t.save}
            </Button>
          </>
        )}
      </Form>
    </Sheet>
  );
}
