import type { ErasedEntry } from '#platform/erased-list';

import { askErasure, executeErasure, listErasures, takeErasureBack } from './ask-erasure.ts';
import { eraseDue } from './carry-out-erasure.ts';
import { createErasureStore } from './erasures.store.ts';
import { askExport, linkToExport, listExports, makeExports, openExport } from './export-family.ts';
import { createExportStore } from './exports.store.ts';
import { listLooks } from './list-looks.ts';
import type { PrivacyGiven, Tools } from './tools.ts';

/** What a family may know of its data, take with it and have erased (docs/design/security.md#childrens-data, docs/decisions/0035). */
export function createPrivacy(given: PrivacyGiven) {
  const tools: Tools = { ...given, erasures: createErasureStore(given.db), exports: createExportStore(given.db) };
  return {
    looks: listLooks(tools),
    exportsOf: listExports(tools),
    askExport: askExport(tools),
    linkToExport: linkToExport(tools),
    openExport: openExport(tools),
    erasuresOf: listErasures(tools),
    askErasure: askErasure(tools),
    takeErasureBack: takeErasureBack(tools),
    executeErasure: executeErasure(tools),
    /** By the clock. */
    eraseDue: eraseDue(tools),
    makeExports: makeExports(tools),
    /**
     * After a backup was brought back: asks again for what had been erased since it was made, and answers for how many. Those that it knows
     * as asked for go on by themselves.
     */
    async eraseAgain(entries: readonly ErasedEntry[]): Promise<number> {
      let added = 0;
      for (const entry of entries) if (await tools.erasures.addAgain(entry, given.clock.now())) added += 1;
      return added;
    },
  };
}

export type Privacy = ReturnType<typeof createPrivacy>;
