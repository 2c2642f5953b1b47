import type { Remedy, CaseFacts, CaseKind } from '@school/contract/reconciliation/shapes';

/** Remedies that move money or lose it out of sight: above the limit two people answer for them. */
const movesMoney: ReadonlySet<Remedy> = new Set(['apply', 'refund', 'writeOff', 'byHand']);

export const isMoneyMove = (remedy: Remedy): boolean => movesMoney.has(remedy);

/** What can be done about a case, the likeliest first. */
export function remediesOf(kind: CaseKind, facts: CaseFacts): readonly Remedy[] {
  switch (kind) {
    case 'unapplied':
      return facts.why === 'duplicate' ? ['refund', 'apply', 'writeOff'] : ['apply', 'refund', 'writeOff'];
    // A payment whose checkout never opened has nothing that could be asked for.
    case 'pending':
      return facts.ref === undefined ? ['giveUp'] : ['retry', 'giveUp'];
    // Money that the bank has can only be asked about; what a family asked for is never kept.
    case 'refund':
      if (facts.at !== 'failed') return ['retry'];
      return facts.why === 'customer' ? ['retry', 'byHand'] : ['retry', 'byHand', 'writeOff'];
    case 'discrepancy':
      return facts.differs === 'refund' ? ['writeOff'] : ['retry', 'writeOff'];
    case 'notApplied':
    case 'deadLetter':
      return ['retry', 'writeOff'];
    case 'noUnit':
      return ['charge', 'writeOff'];
    case 'noLesson':
      return facts.lesson === 'nonAttendance' ? ['giveBack', 'charge'] : ['giveBack'];
    default:
      return kind satisfies never;
  }
}
