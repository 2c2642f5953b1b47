import { useTexts } from '#i18n/texts.ts';
import { TextArea } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

/** Why: it stays in the log. */
export function ReasonField() {
  const { form: t } = useTexts('familyCard');
  return <TextArea name="reason" label={t.reason} help={t.reasonHelp} required maxLength={300} rows={2} />;
}

export const reasonOf = (form: FormData): string => typedText(form, 'reason').trim();
