import type { AnswerOf, SentTo } from '@school/contract/calls';
import type { ReconciliationCase } from '@school/contract/reconciliation/shapes';
import { caseKinds } from '@school/contract/reconciliation/shapes';

import { Refusal } from '#platform/refusal';

import { moneyOf, needsSecond } from './case-moves.ts';
import type { CaseRow } from './cases.store.ts';
import type { RemedyAttempt } from './remedies.store.ts';
import type { ReconciliationTools } from './tools.ts';
import { remediesOf } from './which-remedies.ts';

/** Cases a page. */
const pageSize = 50;

type Answer = AnswerOf<'GET /manager/reconciliation'>;
type Query = NonNullable<SentTo<'GET /manager/reconciliation'>['query']>;

/** What is stuck, with the counts of all of it and the last look at the books. */
export const listCases =
  (tools: ReconciliationTools) =>
  async ({ state = 'open', kind, search = '', before }: Query = {}): Promise<Answer> => {
    const closed = state === 'closed';
    const wanted = { closed, kind: kind ?? null, search: search.trim(), before: before === undefined ? null : readCursor(before) };
    const rows = await tools.cases.list({ ...wanted, limit: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    const counts = new Map((await tools.cases.counts()).map((count) => [count.kind, count]));
    const books = await tools.bookChecks.latest();
    return {
      now: tools.clock.now().toString(),
      counts: caseKinds.map((each) => ({
        kind: each,
        open: counts.get(each)?.open ?? 0,
        oldest: counts.get(each)?.oldest?.toString() ?? null,
      })),
      cases: await viewsOf(tools, page),
      next: rows.length > pageSize && last ? `${(closed ? last.closedAt : last.since)?.toString()}_${last.caseId}` : null,
      books: books ? { ...books, at: books.at.toString() } : null,
    };
  };

/** One case as it is now. */
export const shown =
  (tools: ReconciliationTools) =>
  async (caseId: string): Promise<ReconciliationCase> => {
    const row = await tools.cases.find(caseId);
    const [view] = row ? await viewsOf(tools, [row]) : [];
    if (!view) throw new Refusal('reconciliation.case_not_found');
    return view;
  };

/** Orders that the money of a case could pay. */
export const payableOrders =
  (tools: ReconciliationTools) =>
  async (caseId: string): Promise<AnswerOf<'GET /manager/reconciliation/:caseId/orders'>> => {
    const row = await tools.cases.find(caseId);
    if (!row) throw new Refusal('reconciliation.case_not_found');
    const money = moneyOf(row);
    if (!money || row.closedAt || !remediesOf(row.kind, row.facts).includes('apply')) return { orders: [] };
    const orders = await tools.payments.orders.payable(money, row.familyId);
    return {
      orders: await Promise.all(
        orders.map(async ({ orderId, familyId, lessons, productCode, amount, currency, createdAt }) => {
          const { firstName, lastName } = await tools.families.family(familyId);
          const familyName = `${firstName} ${lastName}`.trim();
          return { orderId, familyId, familyName, lessons, productCode, total: { amount, currency }, createdAt: createdAt.toString() };
        }),
      ),
    };
  };

async function viewsOf(tools: ReconciliationTools, rows: readonly CaseRow[]): Promise<ReconciliationCase[]> {
  const attempts = rows.length === 0 ? [] : await tools.attempts.of(rows.map(({ caseId }) => caseId));
  const names = new Map<string, string>();
  for (const { approvedBy } of attempts)
    if (approvedBy && !names.has(approvedBy)) names.set(approvedBy, await tools.identity.nameOf(approvedBy));
  return rows.map((row) => {
    const { familyName = null, ...facts } = row.facts;
    const own = attempts.filter(({ caseId }) => caseId === row.caseId);
    const isOpen = row.closedAt === null && own.every(({ state }) => state !== 'waiting');
    return {
      caseId: row.caseId,
      kind: row.kind,
      since: row.since.toString(),
      familyId: row.familyId,
      familyName,
      orderId: row.orderId,
      amount: moneyOf(row),
      units: row.units === null || row.unitKind === null ? null : { kind: row.unitKind, count: row.units },
      facts,
      remedies: isOpen ? remediesOf(row.kind, facts).map((remedy) => ({ remedy, needsSecond: needsSecond(tools, row, remedy) })) : [],
      attempts: own.map((attempt) => viewOfAttempt(attempt, names)),
      closedAt: row.closedAt?.toString() ?? null,
      closedBy: row.closedBy,
    };
  });
}

const viewOfAttempt = (
  { remedy, reason, byName, at, state, endedAt, approvedBy, answer }: RemedyAttempt,
  names: ReadonlyMap<string, string>,
) => ({
  remedy,
  reason,
  byName,
  state,
  answer,
  at: at.toString(),
  endedAt: endedAt?.toString() ?? null,
  answeredBy: approvedBy === null ? null : (names.get(approvedBy) ?? null),
});

function readCursor(text: string): { at: Temporal.Instant; caseId: string } {
  const [, at, caseId] = /^([\d:.TZ-]{20,40})_([0-9a-f-]{36})$/.exec(text) ?? [];
  if (!at || !caseId || Number.isNaN(Date.parse(at))) throw new Refusal('request.invalid', { where: 'query.before' });
  return { at: Temporal.Instant.from(at), caseId };
}
