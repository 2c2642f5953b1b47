import type { Db } from '#platform/db';
import type { Sealer } from '#platform/sealing';

import { createSecretsStore } from './secrets.store.ts';

/** Ways out of the school that were sealed with a key which is gone: what each carries, and how they are forgotten. */
export async function lostSecrets(db: Db, sealer: Pick<Sealer, 'knows'>) {
  const store = createSecretsStore(db);
  const kinds = (await store.all()).filter(({ sealed }) => !sealer.knows(sealed)).map(({ kind }) => kind);
  return {
    kinds,
    async forget(): Promise<void> {
      for (const kind of kinds) await store.forget(kind);
    },
  };
}
