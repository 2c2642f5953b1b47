import { followUpLimits } from '@school/contract/back-office/follow-up-limits';
import { useState } from 'react';

import { type FamilyRow, parentOf } from './columns.ts';

/** A family that was picked, as it was then: it stays picked on another page of the list. */
interface Picked {
  familyId: string;
  name: string;
  tags: readonly string[];
}

/** Families that something will be done about at once. */
export function usePicking() {
  const [picked, keep] = useState<ReadonlyMap<string, Picked>>(new Map());
  return {
    picked,
    pick(rows: readonly FamilyRow[], isOn: boolean) {
      const next = new Map(picked);
      for (const row of rows) {
        if (!isOn) next.delete(row.customerId);
        else if (next.size < followUpLimits.familiesAtOnce)
          next.set(row.customerId, { familyId: row.customerId, name: parentOf(row), tags: row.tags });
      }
      keep(next);
    },
    clear: () => keep(new Map()),
  };
}

export type Picking = ReturnType<typeof usePicking>;
