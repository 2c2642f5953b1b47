import { useTexts } from '#i18n/texts.ts';
import { TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

/** Why: it stays on the record beside the name of who did it. */
export function ReasonField({ help }: { help?: string }) {
  const t = useTexts('datedTerms');
  return <TextField name="reason" label={t.reason} help={help ?? t.reasonHelp} required maxLength={500} />;
}

/** What was typed, or what is wrong with it. */
export function reasonIn(
  data: FormData,
  needed: string,
): { reason: string; wrong?: never } | { reason?: never; wrong: { reason: string } } {
  const reason = typedText(data, 'reason').trim();
  return reason === '' ? { wrong: { reason: needed } } : { reason };
}
