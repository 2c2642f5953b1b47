import type { RegularSchedule } from '@school/contract/scheduling/shapes';

import { ageOn } from '#modules/families';

import { processOf } from '../read-processes.ts';
import { minutesForAge } from '../rules/lesson.ts';
import { changeableFrom, isChangeable } from '../rules/schedule-change.ts';
import { readToManage } from './happens-to.ts';
import type { RegularTools } from './tools.ts';

/** The regular schedule of a process, how much of it lies ahead, and what may be done with it now. */
export const showSchedule =
  (tools: RegularTools) =>
  async (familyId: string, processId: string): Promise<RegularSchedule> => {
    const now = tools.clock.now();
    const { process, may } = await readToManage(tools)(familyId, processId);
    const series = await tools.series.ofProcess(processId, now);
    const ahead = series ? await tools.ahead.ofSeries(series.seriesId, now) : [];
    return {
      process: await processOf(tools)(familyId, processId),
      minutes: series?.minutes ?? minutesForAge(ageOn((await tools.families.kidOf(familyId, process.kidUid)).birth, now)),
      ahead: ahead.length,
      changeable: ahead.filter((lesson) => isChangeable(lesson, now)).length,
      changeableFrom: changeableFrom(now).toString(),
      pause: process.pause && { from: process.pause.from, until: process.pause.until, reason: process.pause.reason },
      pauseDaysMax: tools.limits.pauseDays,
      may,
    };
  };
