import { useTexts } from '#i18n/texts.ts';
import type { Reason } from '#kit/reason-field.tsx';

/** Why a lesson changes hands: with the usual answer already there, to be changed. */
export function useReason(): Reason {
  const t = useTexts('lateLessons');
  return { label: t.reason, help: t.reasonHelp, needed: t.reasonNeeded, defaultValue: t.usual };
}
