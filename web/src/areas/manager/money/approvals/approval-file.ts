import type { Approval } from '@school/contract/approvals/shapes';

import type { TextsOf } from '#i18n/features.ts';

/** An act as a row of a spreadsheet; amounts in whole units of their currency, times as ISO. */
export const approvalRow = (t: TextsOf<'approvals'>, it: Approval): string[] => [
  t.acts[it.act],
  it.familyName ?? '',
  it.units === null ? '' : String(it.units),
  it.amount === null ? '' : (it.amount.amount / 100).toFixed(2),
  it.amount?.currency ?? '',
  it.reason,
  t.stateOf[it.state],
  it.askedBy.name,
  it.askedAt,
  it.decidedBy?.name ?? '',
  it.decidedAt ?? '',
  it.answer ?? '',
];
