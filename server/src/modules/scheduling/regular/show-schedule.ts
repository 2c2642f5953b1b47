import type { RegularSchedule } from '@school/contract/scheduling/shapes';

import { processOf, readToManage } from '#modules/calendar';
import { changeableFrom, isChangeable } from '#modules/calendar/rules';
import { ageOn } from '#modules/families';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { minutesFor } from '../dependencies/lesson-minutes.ts';

/** The regular schedule of a process, how much of it lies ahead, and what may be done with it now. */
export const showSchedule =
  (deps: SchedulingDependencies) =>
  async (familyId: string, processId: string): Promise<RegularSchedule> => {
    const now = deps.clock.now();
    const { process, may } = await readToManage(deps)(familyId, processId);
    const series = await deps.series.ofProcess(processId, now);
    const ahead = series ? await deps.ahead.ofSeries(series.seriesId, now) : [];
    return {
      process: await processOf(deps)(familyId, processId),
      minutes:
        series?.minutes ?? (await minutesFor(deps, process, ageOn((await deps.families.kidOf(familyId, process.kidUid)).birth, now), now)),
      ahead: ahead.length,
      changeable: ahead.filter((lesson) => isChangeable(lesson, now)).length,
      changeableFrom: changeableFrom(now, deps.school.now('hoursToCancelOrTransfer')).toString(),
      pause: process.pause && { from: process.pause.from, until: process.pause.until, reason: process.pause.reason },
      pauseDaysMax: deps.school.now('pauseDays'),
      may,
    };
  };
