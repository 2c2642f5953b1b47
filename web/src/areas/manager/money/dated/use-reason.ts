import { useTexts } from '#i18n/texts.ts';
import type { Reason } from '#kit/reason-field.tsx';

/** Why prices and terms change. */
export function useReason(): Reason {
  const t = useTexts('datedTerms');
  return { label: t.reason, help: t.reasonHelp, needed: t.reasonNeeded };
}
