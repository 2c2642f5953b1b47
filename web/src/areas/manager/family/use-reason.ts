import { useTexts } from '#i18n/texts.ts';
import type { Reason } from '#kit/reason-field.tsx';

import { useReason as useOfficeReason } from '../use-reason.ts';

/** Why something about a family is done: who asked for it, and how one knows that it was the parent. */
export function useReason(): Reason {
  const { form: t } = useTexts('familyCard');
  return useOfficeReason({ help: t.reasonHelp, rows: 2, maxLength: 300 });
}
