import * as z from 'zod/mini';

import type { Shape } from '../call.ts';
import type { StaffRight } from '../roles.ts';
import { whole } from '../shapes.ts';
import { settingLimits } from './limits.ts';

/** What belongs together on one page of the settings, in their order, and the right that changes it. */
export const settingGroups = {
  school: { right: 'admin' },
  legal: { right: 'owner' },
  contact: { right: 'admin' },
  schedule: { right: 'admin' },
  lessons: { right: 'admin' },
  clubs: { right: 'people' },
  money: { right: 'money' },
  notices: { right: 'admin' },
  access: { right: 'owner' },
  keeping: { right: 'owner' },
  approvals: { right: 'admin' },
} as const satisfies Record<string, { right: StaffRight }>;
export type SettingGroup = keyof typeof settingGroups;
export const settingGroupNames = Object.keys(settingGroups) as [SettingGroup, ...SettingGroup[]];

interface Setting<S extends Shape> {
  group: SettingGroup;
  shape: S;
  /** What holds until somebody chooses. */
  default: z.output<S>;
  /**
   * When a value takes effect: `now` for everything, `next-promise` for what is booked or bought from then on, while what a
   * family was told before stands.
   */
  from: 'now' | 'next-promise';
  /** Who changes it, where that is not whoever changes its group. */
  right?: StaffRight;
}

export const setting = <const S extends Shape>(it: Setting<S>): Setting<S> => it;

type NumberName = {
  [K in keyof typeof settingLimits]: (typeof settingLimits)[K] extends { usually: number } ? K : never;
}[keyof typeof settingLimits];

/** A whole number between its bounds, which stand in `limits.ts` under the same name. */
export const number = (of: NumberName, its: Pick<Setting<ReturnType<typeof whole>>, 'group' | 'from' | 'right'>) => {
  const { least, most, usually } = settingLimits[of];
  return setting({ ...its, shape: whole(least, most), default: usually });
};

/** Several whole numbers, each once, from the first that counts to the last. */
export const numbers = (
  of: 'expiryNoticeDays' | 'chargeAgainDays',
  order: 'falling' | 'rising',
  its: Pick<Setting<Shape>, 'group' | 'from' | 'right'>,
) => {
  const { least, most, several, usually } = settingLimits[of];
  const isBehind = (one: number, before: number) => (order === 'rising' ? one > before : one < before);
  const shape = z.array(whole(least, most)).check(
    z.minLength(1),
    z.maxLength(several),
    z.refine((all) => all.every((one, at) => at === 0 || isBehind(one, all[at - 1] ?? one))),
  );
  return setting({ ...its, shape, default: [...usually] });
};

/** From a whole number to another: the same or more, or, of hours of a day, any other. */
export const range = (
  of: 'groupPlaces' | 'lessonMinutes' | 'quietHours',
  fits: (from: number, to: number) => boolean,
  its: Pick<Setting<Shape>, 'group' | 'from' | 'right'>,
) => {
  const { least, most, usually } = settingLimits[of];
  const shape = z.strictObject({ from: whole(least, most), to: whole(least, most) }).check(z.refine(({ from, to }) => fits(from, to)));
  return setting({ ...its, shape, default: { ...usually } });
};
