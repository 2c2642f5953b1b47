import type { Db } from '#platform/db';

import { createLinks } from './links.store.ts';
import { linkMaking } from './make-link.ts';
import { paying } from './pay-by-link.ts';
import type { Tools } from './tools.ts';

/** How long a link that is over still says so. */
const keptFor = { hours: 24 * 30 };

/** Links by which somebody else pays an order (docs/rules/payments.md#pay-links). */
export function createPayLinks({ db, ...given }: Omit<Tools, 'links' | 'db'> & { db: Db }) {
  const tools: Tools = { ...given, db, links: createLinks(db) };
  return {
    ...linkMaking(tools),
    ...paying(tools),
    forgetOver: async (): Promise<void> => void (await tools.links.removeOver(tools.clock.now().subtract(keptFor))),
  };
}

export type PayLinks = ReturnType<typeof createPayLinks>;
