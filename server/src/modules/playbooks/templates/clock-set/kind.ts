import * as z from 'zod';

import { almost } from '../base/almost.ts';
import { hints } from '../base/hints.ts';
import { template } from '../base/template.ts';
import { writtenItem } from '../base/written.ts';

/** Both hands. One right hand is worth half; where the minute hand does not move, only the hour counts. */
export const clockSet = template({
  code: 'clock-set',
  written: writtenItem({ hours: z.int().min(1).max(12), minutes: z.int().min(0).max(59), stepMinutes: z.int().min(1).max(60) }).refine(
    ({ minutes, stepMinutes }) => minutes % stepMinutes === 0,
    { path: ['minutes'], message: 'the hand moves by stepMinutes' },
  ),
  build: ({ hours, minutes, stepMinutes }) => ({ hours, minutes, stepMinutes }),
  shown: ({ stepMinutes }) => ({ stepMinutes }),
  score(item, { hours, minutes }) {
    const hour = hours === item.hours;
    if (item.stepMinutes === 60) return { part: hour && minutes === 0 ? 1 : 0 };
    return { part: (Number(hour) + Number(minutes === item.minutes)) / 2 };
  },
  solution: ({ hours, minutes }) => ({ template: 'clock-set', hours, minutes }),
  hint: () => hints.clock,
  near(item, { hours, minutes }) {
    if (item.stepMinutes === 60) return undefined;
    return hours === item.hours ? almost.hourRight : minutes === item.minutes ? almost.minutesRight : undefined;
  },
});
