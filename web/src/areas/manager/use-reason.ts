import { useTexts } from '#i18n/texts.ts';
import type { Reason } from '#kit/reason-field.tsx';

/** Why somebody of the back office does something: it stays on record beside the name. What differs from that is given. */
export const useReason = (asked: Partial<Reason> = {}): Reason => ({ ...useTexts('office').reason, ...asked });
