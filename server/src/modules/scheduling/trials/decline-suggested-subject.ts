import { refused } from '@school/contract/verdict';

import { freeFor, stateWith } from '#modules/calendar';
import { mayHappen } from '#modules/calendar/rules';
import { insist, Refusal } from '#platform/refusal';

import { releaseSchedule } from '../regular/release-schedule.ts';
import type { SchedulingDependencies } from '../dependencies/dependencies.ts';

/** The parent declines a recommended course (docs/rules/trials.md#after-the-trial): only while the learning has not begun. */
export const declineSuggestedSubject =
  (deps: SchedulingDependencies) =>
  (familyId: string, processId: string): Promise<void> =>
    deps.db.inTransaction(async () => {
      await deps.ledger.lockFamily(familyId);
      const process = await deps.processes.find(familyId, processId, deps.clock.now());
      const state = stateWith(process, await freeFor(deps, process));
      if (process.type !== 'learning' || process.learningStartedAt) insist(refused('scheduling.process_state', { state }));
      insist(mayHappen(state, 'declined'));
      const held = await deps.series.heldOf(familyId);
      if (held?.processId === processId) await releaseSchedule(deps)(held);
      else if (process.seriesId) throw new Refusal('scheduling.process_state', { state });
      await deps.processes.setStored(processId, 'canceled');
      await deps.realtime.changed(`users/${familyId}`);
    });
