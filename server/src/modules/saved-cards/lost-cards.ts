import type { Db } from '#platform/db';
import type { Sealer } from '#platform/sealing';

import { createCardStore } from './cards.store.ts';

/** Saved cards that were sealed with a key which is gone: nothing can be charged to them. Forgotten, they are off, and families are told by their top-ups. */
export async function lostCards(db: Db, sealer: Pick<Sealer, 'knows'>) {
  const store = createCardStore(db);
  const lost = (await store.sealed()).filter(({ token }) => !sealer.knows(Buffer.from(token, 'base64')));
  return {
    count: lost.length,
    async forget(at: Temporal.Instant): Promise<void> {
      for (const { cardId } of lost) {
        await store.remove(cardId, at);
        await store.forgotten(cardId);
      }
    },
  };
}
