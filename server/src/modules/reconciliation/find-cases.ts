import { caseKinds, type CaseKind } from '@school/contract/reconciliation/shapes';

import type { CaseRow } from './cases.store.ts';
import type { Found } from './found-case.ts';
import { detectorsOf } from './detectors.ts';
import { mostFound } from './overdue-after.ts';
import type { ReconciliationTools } from './tools.ts';

/** An attempt whose server has not come back in this time was cut off. */
const longestTry = { minutes: 10 };

/** The job: looks for everything that is stuck now; what moves again by itself is closed. */
export const findCases = (tools: ReconciliationTools) => async (): Promise<void> => {
  const now = tools.clock.now();
  await tools.attempts.giveUpTrying(now.subtract(longestTry), now);
  const standing = new Set(await tools.cases.openKinds());
  for (const kind of caseKinds) {
    const begun = tools.clock.now();
    const found = await detectorsOf(tools)[kind](begun);
    // Nearly always: nothing is stuck, and nothing was.
    if (found.length > 0 || standing.has(kind)) await keep(tools, kind, { found, begun });
  }
};

/** Looks for one kind; a case that `remedied` names and that is gone now was closed by a remedy. */
export const lookFor =
  (tools: ReconciliationTools) =>
  async (kind: CaseKind, remedied?: string): Promise<void> => {
    const begun = tools.clock.now();
    await keep(tools, kind, { found: await detectorsOf(tools)[kind](begun), begun, remedied });
  };

/** Opens a case of what was found and has none, and closes those that were not found any more. */
async function keep(
  tools: ReconciliationTools,
  kind: CaseKind,
  { found, begun, remedied }: { found: Found[]; begun: Temporal.Instant; remedied?: string | undefined },
): Promise<void> {
  const { cases, clock, db, realtime } = tools;
  await db.inTransaction(async () => {
    const known = new Map((await cases.openOf(kind)).map((row) => [row.subject, row]));
    const leftAlone = await cases.leftAlone(
      kind,
      found.map(({ subject }) => subject),
      begun,
    );
    let changed = false;
    for (const it of found) {
      const row = known.get(it.subject);
      if (row) changed = (await renewed(tools, row, it)) || changed;
      else if (!leftAlone.has(it.subject)) {
        await cases.open(kind, await withNames(tools, it), clock.now());
        changed = true;
      }
    }
    const subjects = new Set(found.map(({ subject }) => subject));
    // With more than are looked at, one that was not seen may still be stuck.
    const gone = found.length < mostFound ? [...known.values()].filter(({ subject }) => !subjects.has(subject)) : [];
    for (const row of gone) {
      await close(tools, row, row.caseId === remedied ? 'remedy' : 'itself');
      changed = true;
    }
    if (changed) await realtime.changed('reconciliation');
  });
}

/** What was waited for is over: nobody has to agree to anything any more. */
async function close(
  { ledger, cases, attempts, approvals, clock }: ReconciliationTools,
  row: CaseRow,
  by: 'remedy' | 'itself',
): Promise<void> {
  const waiting = await attempts.waiting(row.caseId);
  if (waiting) {
    if (row.familyId) await ledger.lockFamily(row.familyId);
    await approvals.withdraw(waiting.key);
    await attempts.end(waiting.attemptId, { state: 'passed' }, clock.now());
  }
  await cases.close(row.caseId, by, clock.now());
}

async function renewed({ cases }: ReconciliationTools, row: CaseRow, { facts }: Found): Promise<boolean> {
  const { familyName, kidName } = row.facts;
  const now = { ...facts, ...(familyName && { familyName }), ...(kidName && { kidName }) };
  if (sorted(now) === sorted(row.facts)) return false;
  await cases.renew(row.caseId, now);
  return true;
}

const sorted = (facts: object): string => JSON.stringify(Object.entries(facts).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** With the names of the family and of the kid, as they are called now. */
async function withNames({ families }: ReconciliationTools, found: Found): Promise<Found & { familyName: string | null }> {
  const kidUid = found.units === null ? undefined : found.subject.split(' ')[1];
  const [kid] = kidUid === undefined ? [] : await families.kids([kidUid]);
  const family = found.familyId === null ? undefined : await families.family(found.familyId).catch(() => undefined);
  return {
    ...found,
    facts: { ...found.facts, ...(kid && { kidName: `${kid.name} ${kid.surname}`.trim() }) },
    familyName: family ? `${family.firstName} ${family.lastName}`.trim() : null,
  };
}
