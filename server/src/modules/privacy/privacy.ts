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
  };
}

export type Privacy = ReturnType<typeof createPrivacy>;
