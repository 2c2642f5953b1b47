import type { SchedulingEvent } from '#modules/calendar';

import { tellFamily } from './tell-family.ts';
import { dayIn, momentIn } from '@school/words/letters/wording';
import type { Tools } from './tools.ts';

type ClockChanges = Extract<SchedulingEvent, { type: 'scheduling.clock_changes' }>;

/** Says a week ahead that lessons will be at another hour by the family's clock, and names the first ones. */
export const whenClocksChange =
  (tools: Tools) =>
  ({ familyId, changesAt, minutes, lessons }: ClockChanges): Promise<void> =>
    tellFamily(tools)(familyId, `clocks change ${familyId} ${changesAt}`, async (texts, to, { locale, timezone }) => {
      const lines: string[] = [];
      for (const { kidUid, subject, courseCode, startsAt } of lessons) {
        const { name } = await tools.families.kidOf(familyId, kidUid);
        const what = courseCode ? texts.courses[courseCode] : texts.subjects[subject];
        lines.push(`${name}, ${what}: ${momentIn(locale, timezone, Temporal.Instant.from(startsAt))}`);
      }
      return texts.clockChanges({ ...to, day: dayIn(locale, timezone, Temporal.Instant.from(changesAt)), minutes, lessons: lines });
    });
