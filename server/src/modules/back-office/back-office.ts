import type { FamilyMoney } from '@school/contract/back-office/money-shapes';

import type { Principal } from '#platform/principal';

import { grantLessons, registerBalanceActions, writeOffLessons } from './change-balance.ts';
import { findFamilies } from './find-families.ts';
import { listFamilies } from './list-families.ts';
import { noteExport } from './note-export.ts';
import { showFamilyMoney } from './show-family-money.ts';
import type { By, Query, Tools } from './tools.ts';

/** What managers see and do about families. */
export function createBackOffice(tools: Tools) {
  const { families, payments } = tools;
  registerBalanceActions(tools);
  const familyMoney = showFamilyMoney(tools);
  return {
    find: findFamilies(tools),
    async listFamilies(who: Principal, query: Query) {
      const page = await listFamilies(tools)(query);
      await noteExport(tools, who, query, page);
      return page;
    },
    familyMoney,
    /** The history of a family's balance, as the family sees it. */
    async familyHistory(familyId: string, query: Parameters<Tools['payments']['history']>[1]) {
      await families.family(familyId);
      return payments.history(familyId, query);
    },
    grantLessons: grantLessons(tools),
    writeOffLessons: writeOffLessons(tools),
    async openPaying(by: By, familyId: string, request: { open: boolean; reason: string }): Promise<FamilyMoney> {
      await families.family(familyId);
      await payments.openPaying(familyId, { ...request, accountId: by.accountId });
      return familyMoney(by, familyId);
    },
  };
}

export type BackOffice = ReturnType<typeof createBackOffice>;
