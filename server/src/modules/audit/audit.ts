import { createHash } from 'node:crypto';

import { auditLimits, type AuditAct } from '@school/contract/audit/limits';
import type { AuditEntry } from '@school/contract/audit/shapes';
import type { AnswerOf, SentTo } from '@school/contract/calls';
import { Localised } from '@school/contract/shapes';

import { currentRequest } from '#platform/request-context';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import { newId } from '#platform/ids';
import { schoolZone } from '@school/contract/school/zone';

import { createEntryStore, type Entry } from './entries.store.ts';

export interface AuditGiven {
  db: Db;
  clock: Clock;
  /** How colleagues know the owner of an account. */
  nameOf: (accountId: string) => Promise<string>;
  /** Names of the parents of families, for reading. */
  familyNames: (familyIds: readonly string[]) => Promise<Map<string, string>>;
}

/** One act to be written down. */
export interface Recorded {
  /** Who did it; a principal can be given as it is. The name is looked up when none is given. */
  by: {
    accountId: string;
    role?: string;
    name?: string;
    /** Support inside a family's account: `by` is then the family's own account, this is who of the staff it really was. */
    impersonator?: { accountId: string; name?: string } | undefined;
  };
  act: AuditAct;
  familyId?: string | null | undefined;
  /** What it was done to: `{ type: 'lesson', id: eventId, name: 'Шахматы, 24 ноября 18:00' }`. */
  subject?: { type: string; id: string; name?: string | Localised | null | undefined } | null | undefined;
  reason?: string | null | undefined;
  /** The fields that changed, as they were and as they are: an allow-list, never a secret. */
  before?: Record<string, unknown> | null | undefined;
  after?: Record<string, unknown> | null | undefined;
  /** Names the act: told again with it, nothing more is written. For acts that may be asked for twice. */
  key?: string | undefined;
  /** Taken from the call being answered when not given. */
  requestId?: string | null | undefined;
}

type Query = NonNullable<SentTo<'GET /manager/audit'>['query']>;

/** The same key, the same id: a UUID made from its hash. */
export function idOf(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A name in each language is kept as one text, which the search finds in either. */
const keptName = (name: string | Localised | null | undefined): string | null =>
  typeof name === 'object' && name !== null ? JSON.stringify({ ru: name.ru, en: name.en }) : (name ?? null);
const namedIn = (kept: string | null): string | Localised | null => (kept?.startsWith('{"ru":') ? Localised.parse(JSON.parse(kept)) : kept);

const startOf = (day: string) => Temporal.PlainDate.from(day).toZonedDateTime(schoolZone()).toInstant();

/** The log of what the staff did (docs/rules/back-office.md#the-log). */
export function createAudit({ db, clock, nameOf, familyNames }: AuditGiven) {
  const store = createEntryStore(db);

  async function shown(rows: Array<Entry & { number: number }>): Promise<AuditEntry[]> {
    const families = await familyNames([...new Set(rows.flatMap(({ familyId }) => familyId ?? []))]);
    return rows.map((it) => ({
      entryId: it.entryId,
      number: it.number,
      at: it.at.toString(),
      by: { accountId: it.byAccount, name: it.byName, role: it.byRole },
      impersonator: it.impersonator === null ? null : { accountId: it.impersonator, name: it.impersonatorName ?? '' },
      act: it.act,
      family: it.familyId === null ? null : { familyId: it.familyId, name: families.get(it.familyId) ?? '' },
      subject: it.subjectType === null ? null : { type: it.subjectType, id: it.subjectId ?? '', name: namedIn(it.subjectName) },
      reason: it.reason,
      before: it.before,
      after: it.after,
      requestId: it.requestId,
    }));
  }

  return {
    /**
     * Writes an act down, in the caller's transaction: both are true or neither. Call it wherever in the transaction;
     * its place in the chain is given at the commit.
     */
    record: ({ by, act, familyId, subject, reason, before, after, key, requestId }: Recorded): Promise<void> =>
      db.inTransaction(async () => {
        const { impersonator } = by;
        await store.add({
          entryId: key === undefined ? newId() : idOf(key),
          at: clock.now(),
          byAccount: by.accountId,
          byRole: by.role ?? 'manager',
          byName: by.name ?? (await nameOf(by.accountId)),
          impersonator: impersonator?.accountId ?? null,
          impersonatorName: impersonator ? (impersonator.name ?? (await nameOf(impersonator.accountId))) : null,
          act,
          familyId: familyId ?? null,
          subjectType: subject?.type ?? null,
          subjectId: subject?.id ?? null,
          subjectName: keptName(subject?.name),
          reason: reason ?? null,
          before: before ?? null,
          after: after ?? null,
          requestId: requestId ?? currentRequest()?.requestId ?? null,
        });
      }),
    /** What was done about a family, the newest first. */
    of: async (familyId: string, limit: number = auditLimits.page): Promise<AuditEntry[]> => shown(await store.list({ familyId, limit })),
    /** The managers' list, a page at a time. */
    async list({ search, act, accountId, familyId, from, until, before }: Query = {}): Promise<AnswerOf<'GET /manager/audit'>> {
      const [rows, people] = await Promise.all([
        store.list({
          search,
          act,
          accountId,
          familyId,
          from: from === undefined ? undefined : startOf(from),
          until: until === undefined ? undefined : startOf(Temporal.PlainDate.from(until).add({ days: 1 }).toString()),
          before: before === undefined ? undefined : Number(before),
          limit: auditLimits.page + 1,
        }),
        store.people(),
      ]);
      const page = rows.slice(0, auditLimits.page);
      const last = rows.length > page.length ? page.at(-1) : undefined;
      return { entries: await shown(page), people, next: last ? String(last.number) : null };
    },
  };
}

export type Audit = ReturnType<typeof createAudit>;
