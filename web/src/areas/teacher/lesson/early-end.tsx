import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { type FieldErrors, Form } from '#kit/form.tsx';
import { TextField } from '#kit/text-field.tsx';

interface EarlyEndProps {
  onSend(reason: string): Promise<void>;
  onLeave(): void;
}

/** A lesson that ended long before its time: why, in a few words that the school reads. */
export function EarlyEnd({ onSend, onLeave }: EarlyEndProps) {
  const { lesson: t } = useTexts('teacher');
  const submit = async (form: FormData): Promise<FieldErrors | undefined> => {
    const written = form.get('reason');
    const reason = typeof written === 'string' ? written.trim() : '';
    if (reason === '') return { reason: t.earlyNeeded };
    await onSend(reason);
    return undefined;
  };
  return (
    <Form onSubmit={submit} label={t.endedEarly} className="flex flex-col gap-4 rounded-md bg-sunk p-4">
      {({ pending }) => (
        <>
          <p>{t.earlyAbout}</p>
          <TextField name="reason" label={t.earlyReason} required maxLength={400} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" kind="primary" busy={pending}>
              {t.earlyDo}
            </Button>
            <Button kind="quiet" onPress={onLeave}>
              {t.earlyLeave}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}
