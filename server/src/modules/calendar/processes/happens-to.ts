import { freeFor, stateWith } from './read-processes.ts';
import { followed, type Trigger } from '../rules/process-states.ts';
import { mayManage } from '../rules/managing-schedule.ts';
import type { CalendarDependencies } from '../dependencies/dependencies.ts';

type Reading = Pick<CalendarDependencies, 'processes' | 'ledger' | 'clock'>;

/** A process with its state and what the family may do with its schedule. Refuses with process_not_found. */
export const readToManage = (deps: Reading) => async (familyId: string, processId: string) => {
  const process = await deps.processes.find(familyId, processId, deps.clock.now());
  const state = stateWith(process, await freeFor(deps, process));
  const { type, seriesId, heldUntil, pause, teacherId } = process;
  const facts = { type, state, hasSchedule: seriesId !== null, isHeld: heldUntil !== null, hasPause: pause !== null, teacherId };
  return { process, state, may: mayManage(facts) };
};

/**
 * Does something to a process and insists that its state followed as the table of transitions allows (docs/rules/lessons.md#processes).
 * Both states are read for one moment: time that goes by meanwhile is no transition. The caller holds the family's lock
 * and has judged that it may.
 */
export const happensTo =
  (deps: Reading) =>
  async <T>({ familyId, processId }: { familyId: string; processId: string }, trigger: Trigger, action: () => Promise<T>): Promise<T> => {
    const now = deps.clock.now();
    const read = () => readToManage({ ...deps, clock: { now: () => now } })(familyId, processId);
    const before = await read();
    const result = await action();
    // A process that is over has no transitions; a lesson that stayed the kid's when it left its group may still go.
    if (before.process.stored !== null && trigger === 'lessonsWent') return result;
    followed(before.state, trigger, (await read()).state);
    return result;
  };
