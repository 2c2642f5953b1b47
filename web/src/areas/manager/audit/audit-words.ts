import type { AuditEntry } from '@school/contract/audit/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { schoolZone } from '#i18n/time.ts';

import { changedFields } from './changed-fields.ts';
import type { AuditSpeech } from './said.ts';
import { subjectOf } from './subject-of.ts';

/** What an act of the log says to people: what it was done to, and what became another thing, line by line. */
export function useAuditWords() {
  const t = useTexts('auditFields');
  const names = useTexts('names');
  const { refusals } = useTexts('familyCard');
  const { names: gifts } = useTexts('managerGifts');
  const { states } = useTexts('manager');
  const speech: AuditSpeech = { t, names, states, gifts, calls: refusals.calls, locale: useLocale(), zone: schoolZone };
  return {
    subject: (entry: Pick<AuditEntry, 'subject'>) => subjectOf(entry.subject, speech),
    changes: (entry: Pick<AuditEntry, 'before' | 'after'>) => changedFields(entry, speech),
  };
}
