import type { SecretKind } from '@school/contract/school/secrets';

import { type Db, sql } from '#platform/db';

export interface SealedSecret {
  kind: SecretKind;
  sealed: Buffer;
  hint: string;
  setByName: string;
  setAt: Temporal.Instant;
}

/** Passwords and keys, sealed. */
export const createSecretsStore = (db: Db) => ({
  all: () =>
    db.all(sql<SealedSecret>`select kind, sealed, hint, set_by_name as "setByName", set_at as "setAt" from school_secrets order by kind`),
  /** Another one for each state of all of them. */
  version: async (): Promise<string> =>
    (
      await db.one(
        sql<{ version: string }>`select coalesce(string_agg(encode(sealed, 'hex'), ' ' order by kind), '') as version from school_secrets`,
      )
    )?.version ?? '',
  set: (it: SealedSecret, by: string) =>
    db.run(sql`
      insert into school_secrets (kind, sealed, hint, set_by, set_by_name, set_at)
      values (${it.kind}, ${it.sealed}, ${it.hint}, ${by}, ${it.setByName}, ${it.setAt})
      on conflict (kind) do update set sealed = excluded.sealed, hint = excluded.hint, set_by = excluded.set_by,
        set_by_name = excluded.set_by_name, set_at = excluded.set_at`),
  forget: async (kind: SecretKind): Promise<boolean> => (await db.run(sql`delete from school_secrets where kind = ${kind}`)) > 0,
});
