import type { Process } from '@school/contract/calendar/shapes';

import type { ProcessRecord } from '../stores/processes.store.ts';
import { standsFrom } from '../rules/mark.ts';
import { stateOf } from '../rules/process-states.ts';
import type { CalendarDependencies } from '../dependencies/dependencies.ts';
import { levelTitleOf, reportView, teachersOf } from '../views/views.ts';

type Reading = Pick<CalendarDependencies, 'processes' | 'reports' | 'teachers' | 'ledger' | 'library' | 'clock'>;

/** The state of a process, from its lessons and the units the family has free. */
export const stateWith = (record: ProcessRecord, free: number): Process['state'] =>
  stateOf({
    type: record.type,
    stored: record.stored,
    trial: record.trial,
    paused: record.pause?.hasBegun === true,
    lessonsAhead: record.lessonsAhead,
    covered: record.fundedAhead > 0 || free > 0,
  });

/** Units of the kind this process lives on that no lesson has reserved. */
export const freeFor = (
  { ledger }: Pick<CalendarDependencies, 'ledger'>,
  record: Pick<ProcessRecord, 'familyId' | 'type'>,
): Promise<number> => ledger.free(record.familyId, kindFor(record));

const kindFor = ({ type }: Pick<ProcessRecord, 'type'>) => (type === 'group' ? 'silver' : 'gold');

function trialView({ trial, trialLesson }: ProcessRecord): Process['trial'] {
  if (trialLesson === null) return null;
  const { lessonId, startsAt, minutes, markedAt } = trialLesson;
  return {
    eventId: lessonId,
    timestamp: Temporal.Instant.from(startsAt).toString(),
    minutes,
    isConducted: trial === 'conducted' || trial === 'reported',
    settlesAt: markedAt === null ? null : standsFrom(Temporal.Instant.from(markedAt)).toString(),
  };
}

/** Processes of these families as the wire knows them. */
async function viewsOf(deps: Reading, familyIds: readonly string[], records: readonly ProcessRecord[]): Promise<Process[]> {
  const [teachers, reports, free] = await Promise.all([
    teachersOf(deps, records),
    deps.reports.ofProcesses(records.map(({ processId }) => processId)),
    // Of the same families as whoever shows their balances asks: one question for both.
    deps.ledger.freeOfMany(familyIds),
  ]);
  return records.map((record) => {
    const report = reports.find((it) => it.processId === record.processId || it.learningProcessId === record.processId);
    return {
      processId: record.processId,
      type: record.type,
      subject: record.subject,
      courseCode: record.courseCode,
      level: record.level,
      levelTitle: levelTitleOf(deps, record),
      state: stateWith(record, free.get(record.familyId)?.[kindFor(record)] ?? 0),
      teacher: (record.teacherId && teachers.get(record.teacherId)) || null,
      kids: [record.kidUid],
      report: report ? reportView(deps, report) : null,
      trial: record.type === 'intro' ? trialView(record) : null,
      heldUntil: record.heldUntil?.toString() ?? null,
      days: record.days,
      pause: record.pause && { from: record.pause.from, until: record.pause.until },
    };
  });
}

/** All processes of a family, the newest first (docs/rules/wire.md#process). */
export const processesOf =
  (deps: Reading) =>
  async (familyId: string): Promise<Process[]> =>
    viewsOf(deps, [familyId], await deps.processes.ofFamily(familyId, deps.clock.now()));

/** The same for many families at once, each under its id: as many questions as for one. */
export const processesOfMany =
  (deps: Reading) =>
  async (familyIds: readonly string[]): Promise<Map<string, Process[]>> => {
    const records = await deps.processes.ofFamilies(familyIds, deps.clock.now());
    const views = await viewsOf(deps, familyIds, records);
    const familyOf = new Map(records.map(({ processId, familyId }) => [processId, familyId]));
    return Map.groupBy(views, ({ processId }) => familyOf.get(processId) ?? '');
  };

/** One process of a family as it is now. */
export const processOf =
  (deps: Reading) =>
  async (familyId: string, processId: string): Promise<Process> => {
    const record = await deps.processes.find(familyId, processId, deps.clock.now());
    const [view] = await viewsOf(deps, [familyId], [record]);
    if (!view) throw new Error(`Process ${processId} was read and has no view`);
    return view;
  };
