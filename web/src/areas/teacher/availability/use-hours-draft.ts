import type { Availability, HoursOfDay } from '@school/contract/calendar/shapes';
import { useState } from 'react';

import { queryClient } from '#api/queries.ts';

import { type Cells, cellsOf, rulesOf, sameCells } from '#widgets/working-hours/cells.ts';

/** Hours as they are being changed. */
export interface HoursDraft {
  cells: Cells;
  /** In order of days. */
  exceptions: readonly HoursOfDay[];
}

/** What the call takes (contract/src/staffing/calls.ts). */
export const bodyOf = ({ cells, exceptions }: HoursDraft) => ({ rules: rulesOf(cells), exceptions: [...exceptions] });

const kept = ['hours being changed'];

/**
 * The hours with the changes that are not saved yet. They outlive a look at another page of the workspace, and are
 * forgotten with everything else when somebody else signs in.
 */
export function useHoursDraft(saved: Availability) {
  const [changed, setChanged] = useState(() => queryClient.getQueryData<HoursDraft>(kept));
  const asSaved: HoursDraft = { cells: cellsOf(saved.rules), exceptions: saved.exceptions };
  const draft = changed ?? asSaved;
  return {
    draft,
    isChanged:
      changed !== undefined &&
      !(sameCells(changed.cells, asSaved.cells) && JSON.stringify(changed.exceptions) === JSON.stringify(asSaved.exceptions)),
    change(part: Partial<HoursDraft>) {
      const next = { ...draft, ...part };
      setChanged(next);
      queryClient.setQueryData(kept, next);
    },
    reset() {
      setChanged(undefined);
      queryClient.removeQueries({ queryKey: kept });
    },
  };
}
