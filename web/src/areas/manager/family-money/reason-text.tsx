import { useTexts } from '#i18n/texts.ts';
import { TextArea } from '#kit/text-field.tsx';

/** Why: the family reads it. */
export function ReasonText() {
  const t = useTexts('familyMoney').form;
  return <TextArea name="reason" label={t.reason} help={t.reasonHelp} required maxLength={300} rows={3} />;
}

/** What stands in the field. */
export function reasonOf(form: FormData): string {
  const written = form.get('reason');
  return typeof written === 'string' ? written.trim() : '';
}
