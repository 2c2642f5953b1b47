import { useTexts } from '#i18n/texts.ts';
import { TextField } from '#kit/text-field.tsx';

/** Why: with the usual answer already there, to be changed. */
export function ReasonField() {
  const t = useTexts('lateLessons');
  return <TextField name="reason" label={t.reason} help={t.reasonHelp} required maxLength={500} defaultValue={t.usual} />;
}

/** What stands in the field. */
export function reasonOf(form: FormData): string {
  const written = form.get('reason');
  return typeof written === 'string' ? written.trim() : '';
}
