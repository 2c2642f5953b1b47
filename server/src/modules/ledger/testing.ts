import type { Catalogue } from '#modules/catalogue';
import { type Db, sql } from '#platform/db';

import { type Invariant, ledgerInvariants } from './stores/invariants.store.ts';
import type { Credit } from './units/credit-units.ts';

/** The codes of the invariants that the books break now: empty when all is well. Needs nothing but a database. */
export async function brokenInvariants(db: Pick<Db, 'one'>, invariants: readonly Invariant[] = ledgerInvariants): Promise<string[]> {
  const broken: string[] = [];
  for (const { code, says, sql: text } of invariants) {
    const found = await db.one(sql<{ bad: number | string }>`${sql.raw(text)}`);
    if (Number(found?.bad ?? 1) !== 0) broken.push(`${code} ${says}`);
  }
  return broken;
}

/** Fails the test unless every invariant holds: money tests end with it. */
export async function insistBooksAgree(db: Pick<Db, 'one'>, invariants: readonly Invariant[] = ledgerInvariants): Promise<void> {
  const broken = await brokenInvariants(db, invariants);
  if (broken.length > 0) throw new Error(`The books do not agree:\n${broken.join('\n')}`);
}

/** A package of lessons; a test names only what it is about. */
export const aCredit = (its: Partial<Credit> & Pick<Credit, 'familyId'>): Credit => ({
  kind: 'gold',
  source: 'paid',
  units: 8,
  value: its.source === undefined || its.source === 'paid' ? 36_001 : 0,
  currency: 'BYN',
  moneyFrom: 'clearing:sandbox',
  expiresAt: Temporal.Instant.from('2027-11-23T23:59:59+03:00'),
  key: `test:${crypto.randomUUID()}`,
  ...its,
});

/** A school whose lessons are exchanged one for one: for tests of what an exchange does, whatever it is worth. */
export const oneForOne = ({ catalogue }: { catalogue: Catalogue }) =>
  catalogue.manage.setExchangeTerms(
    { accountId: crypto.randomUUID(), name: 'Марина' },
    { by: 'rate', individual: 1, group: 1 },
    'Проверка обмена',
  );
