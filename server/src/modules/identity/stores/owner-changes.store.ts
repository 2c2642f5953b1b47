import { type Db, sql } from '#platform/db';

/** A change of owners that is under way. */
export interface OwnerChange {
  accountId: string;
  /** Becomes an owner, or is one no longer. */
  becomes: boolean;
  askedByName: string;
  dueAt: Temporal.Instant;
}

const columns = sql`account_id as "accountId", becomes, asked_by_name as "askedByName", due_at as "dueAt"`;

/** Changes of owners (docs/rules/people.md#owners). */
export const createOwnerChangeStore = (db: Db) => ({
  /** Who changes owners comes one after the other: how many there will be is counted first. */
  lock: () => db.run(sql`lock table identity_owner_changes in share row exclusive mode`),
  all: () => db.all(sql<OwnerChange>`select ${columns} from identity_owner_changes order by due_at, account_id`),
  add: (it: Omit<OwnerChange, 'askedByName'>, by: { accountId: string; name: string }) =>
    db.run(sql`
      insert into identity_owner_changes (account_id, becomes, asked_by, asked_by_name, due_at)
      values (${it.accountId}, ${it.becomes}, ${by.accountId}, ${by.name}, ${it.dueAt})`),
  /** It comes no more, or has come; nothing where none was under way. */
  end: (accountId: string) =>
    db.one(sql<OwnerChange>`delete from identity_owner_changes where account_id = ${accountId} returning ${columns}`),
});
