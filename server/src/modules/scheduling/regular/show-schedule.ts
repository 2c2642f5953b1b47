import type { RegularSchedule } from '@school/contract/scheduling/shapes';

import { processOf, readToManage } from '#modules/calendar';
import { changeableFrom, isChangeable } from '#modules/calendar/rules';
import { ageOn } from '#modules/families';
import { schoolZone } from '@school/contract/school/zone';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { mayPauseAgain, pausesLeft } from '../rules/pausing.ts';
import { minutesFor } from '../dependencies/lesson-minutes.ts';

/** The regular schedule of a process, how much of it lies ahead, and what may be done with it now. */
export const showSchedule =
  (deps: SchedulingDependencies) =>
  async (familyId: string, processId: string): Promise<RegularSchedule> => {
    const now = deps.clock.now();
    const { process, may } = await readToManage(deps)(familyId, processId);
    const series = await deps.series.ofProcess(processId, now);
    const zone = series?.zone ?? schoolZone();
    const year = { most: deps.school.now('pausesAYear'), begun: await deps.pauses.begunIn(processId, zone) };
    // One that is agreed and still to come counts already.
    const day = [now.toZonedDateTimeISO(zone).toPlainDate().toString(), ...year.begun].toSorted().at(-1) ?? '';
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
      pausesLeft: pausesLeft(year, day),
      may: { ...may, pause: may.pause.allowed ? mayPauseAgain(year, day) : may.pause },
    };
  };
