import { refused } from '@school/contract/verdict';

import { insist, Refusal } from '#platform/refusal';

import { freeFor, stateWith } from './read-processes.ts';
import { mayHappen } from './rules/process-states.ts';
import { releaseSchedule } from './release-schedule.ts';
import type { Tools } from './tools.ts';

/** The parent declines a recommended course (docs/rules/trials.md#after-the-trial): only while the learning has not begun. */
export const declineSuggestedSubject =
  (tools: Tools) =>
  (familyId: string, processId: string): Promise<void> =>
    tools.db.inTransaction(async () => {
      await tools.ledger.lockFamily(familyId);
      const process = await tools.processes.find(familyId, processId, tools.clock.now());
      const state = stateWith(process, await freeFor(tools, process));
      if (process.type !== 'learning' || process.learningStartedAt) insist(refused('scheduling.process_state', { state }));
      insist(mayHappen(state, 'declined'));
      const held = await tools.series.heldOf(familyId);
      if (held?.processId === processId) await releaseSchedule(tools)(held);
      else if (process.seriesId) throw new Refusal('scheduling.process_state', { state });
      await tools.processes.setStored(processId, 'canceled');
      await tools.realtime.changed(`users/${familyId}`);
    });
