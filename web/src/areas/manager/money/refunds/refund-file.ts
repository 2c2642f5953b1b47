import type { ManagerRefund } from '@school/contract/refunds/manager-shapes';
import type { Money } from '@school/contract/shapes';

import type { TextsOf } from '#i18n/features.ts';

/** A refund as a row of a spreadsheet; amounts in whole units of their currency, times as ISO. */
export const refundRow = (t: TextsOf<'managerRefunds'>, it: ManagerRefund): string[] => [
  it.familyName,
  t.package[it.kind](it.lessons),
  inWhole(it.paid),
  it.paidAt,
  String(it.units),
  String(it.bonusTaken),
  inWhole(it.amount),
  it.amount.currency,
  t.states[it.state],
  it.reason,
  it.answer ?? '',
  it.provider ?? '',
  it.steps[0]?.at ?? '',
  it.steps.findLast(({ state, by }) => by !== null && state !== 'asked')?.by ?? '',
  it.steps.at(-1)?.at ?? '',
];

const inWhole = ({ amount }: Money): string => (amount / 100).toFixed(2);
