import { approvalLimits } from '@school/contract/approvals/limits';
import type { Approval } from '@school/contract/approvals/shapes';
import type { AnswerOf, SentTo } from '@school/contract/calls';

import { Refusal } from '#platform/refusal';

import type { ApprovalRecord } from './approvals.store.ts';
import type { Tools } from './tools.ts';

type Query = NonNullable<SentTo<'GET /manager/approvals'>['query']>;

/** An act as a manager sees it; `own` for the one who asked. */
export const shown = (it: ApprovalRecord, viewer: string): Approval => ({
  approvalId: it.approvalId,
  act: it.act,
  familyId: it.familyId,
  familyName: it.familyName,
  units: it.units,
  unitKind: it.units === null ? null : ((it.payload as { kind?: Approval['unitKind'] }).kind ?? null),
  amount: it.amount === null || it.currency === null ? null : { amount: it.amount, currency: it.currency },
  refundId: it.act === 'refund' ? ((it.payload as { refundId?: string }).refundId ?? null) : null,
  reason: it.reason,
  state: it.state,
  askedBy: { accountId: it.askedBy, name: it.askedName },
  askedAt: it.askedAt.toString(),
  decidedBy: it.decidedBy === null || it.decidedName === null ? null : { accountId: it.decidedBy, name: it.decidedName },
  decidedAt: it.decidedAt?.toString() ?? null,
  answer: it.answer,
  over: it.over,
  own: it.askedBy === viewer,
});

/** Acts that wait, the oldest first; or those decided, the newest first. A page at a time. */
export const listApprovals =
  ({ store }: Pick<Tools, 'store'>) =>
  async (viewer: string, { state = 'waiting', act, search, before }: Query = {}): Promise<AnswerOf<'GET /manager/approvals'>> => {
    const after = before === undefined ? undefined : readCursor(before);
    const rows = await store.list({ state, act, search, after, limit: approvalLimits.page + 1 });
    const page = rows.slice(0, approvalLimits.page);
    const last = rows.length > page.length ? page.at(-1) : undefined;
    const at = state === 'waiting' ? last?.askedAt : last?.decidedAt;
    return {
      approvals: page.map((row) => shown(row, viewer)),
      next: last && at ? `${at.toString()}_${last.approvalId}` : null,
    };
  };

function readCursor(text: string): { at: Temporal.Instant; approvalId: string } {
  const [, at, approvalId] = /^([\d:.TZ-]{20,40})_([0-9a-f-]{36})$/.exec(text) ?? [];
  if (!at || !approvalId || Number.isNaN(Date.parse(at))) throw new Refusal('request.invalid', { where: 'query.before' });
  return { at: Temporal.Instant.from(at), approvalId };
}
