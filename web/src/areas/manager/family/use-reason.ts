import { useTexts } from '#i18n/texts.ts';
import type { Reason } from '#kit/reason-field.tsx';

/** Why something about a family is done: it stays in the log. */
export function useReason(): Reason {
  const { form: t } = useTexts('familyCard');
  return { label: t.reason, help: t.reasonHelp, needed: t.reasonNeeded, rows: 2, maxLength: 300 };
}
