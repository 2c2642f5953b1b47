import type { AuditEntry } from '@school/contract/audit/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { schoolZone } from '#i18n/time.ts';

import { changedFields } from './changed-fields.ts';
import type { AuditSpeech } from './said.ts';
import { amountsOf, sentenceOf } from './sentence-of.ts';

/** What an act of the log says to people: whole as a sentence, and what became another thing, line by line. */
export function useAuditWords() {
  const t = useTexts('auditFields');
  const { acts } = useTexts('auditActs');
  const names = useTexts('names');
  const { refusals } = useTexts('familyCard');
  const { names: gifts } = useTexts('managerGifts');
  const { states } = useTexts('manager');
  const speech: AuditSpeech = { t, names, states, gifts, calls: refusals.calls, locale: useLocale(), zone: schoolZone };
  return {
    sentence: (entry: AuditEntry) => sentenceOf(entry, acts, speech),
    /** What the sentence does not say already. */
    changes: (entry: Pick<AuditEntry, 'before' | 'after'>) => {
      const isSaid = new Set(amountsOf(entry));
      const rest = entry.after && Object.fromEntries(Object.entries(entry.after).filter(([name]) => !isSaid.has(name)));
      // An amount says its currency.
      if (isSaid.size > 0 && rest) delete rest['currency'];
      return changedFields({ before: entry.before, after: rest }, speech);
    },
  };
}
