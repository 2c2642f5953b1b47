import { useTexts } from '#i18n/texts.ts';
import { TextField } from '#kit/text-field.tsx';

/** Six digits of the app; a recovery code fits in as well. */
export function CodeField({ digitsOnly = false }: { digitsOnly?: boolean }) {
  const t = useTexts('secondFactor');
  return (
    <TextField
      name="code"
      label={t.code}
      {...(digitsOnly ? {} : { help: t.codeHelp })}
      autoComplete="one-time-code"
      inputMode={digitsOnly ? 'numeric' : 'text'}
      maxLength={20}
      required
    />
  );
}
