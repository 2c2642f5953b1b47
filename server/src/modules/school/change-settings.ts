import { isDeepStrictEqual } from 'node:util';

import { rightFor, type SettingGroup, type SettingKey, settings, type SettingValue } from '@school/contract/school/settings';
import { settingLimits } from '@school/contract/school/limits';
import type { StaffRight } from '@school/contract/roles';

import type { Colleague } from '#platform/dated-rows';
import { Refusal } from '#platform/refusal';

import { inForce, plannedOf } from './rules/dated.ts';
import type { Tools } from './tools.ts';

/** A colleague, and what it may do. */
export type Changer = Colleague & { rights: readonly StaffRight[] };

export const mayChange = (key: SettingKey, { rights }: Pick<Changer, 'rights'>): boolean => rights.includes(rightFor(key));

/** Weekly times and days mean other moments by these: they are no plan, and fast from the first lesson on (docs/rules/settings.md). */
const fastWithLessons: readonly SettingKey[] = ['schoolZone', 'gridMinutes'];
async function insistOnNoLesson(isAnyLesson: Tools['isAnyLesson'], validFrom: Temporal.Instant | null): Promise<void> {
  if (validFrom) throw new Refusal('school.only_at_once');
  if (await isAnyLesson()) throw new Refusal('school.fast_with_lessons');
}

function insistOnGroup(key: SettingKey, group: SettingGroup): void {
  if (settings[key].group !== group) throw new Refusal('school.setting_not_found');
}

/** New values of a group from a moment on, or at once (`validFrom` null): all of them or none. What says the same as before is left out. */
export const changeSettings =
  ({ store, clock, snapshot, fixed, db, look, isAnyLesson }: Tools) =>
  (
    by: Changer,
    group: SettingGroup,
    { values, validFrom, reason }: { values: readonly SettingValue[]; validFrom: Temporal.Instant | null; reason: string },
  ): Promise<void> =>
    db.inTransaction(async () => {
      await store.lock();
      const now = clock.now();
      const from = validFrom ?? now;
      if (Temporal.Instant.compare(from, now) < 0) throw new Refusal('school.value_in_past');
      if (Temporal.Instant.compare(from, now.add({ hours: settingLimits.plannedDays * 24 })) > 0)
        throw new Refusal('school.value_too_far', { days: settingLimits.plannedDays });
      for (const it of values) {
        insistOnGroup(it.key, group);
        if (!mayChange(it.key, by)) throw new Refusal('identity.right_needed');
        const variable = fixed[it.key]?.variable;
        if (variable !== undefined) throw new Refusal('school.setting_fixed', { variable });
        await look.insistShows(it);
        const known = await store.ofKey(it.key);
        const isPlan = Temporal.Instant.compare(from, now) > 0;
        if (isPlan && plannedOf(known, it.key, now)) throw new Refusal('school.value_planned');
        const before = inForce(known, it.key, now)?.value ?? settings[it.key].default;
        if (!isPlan && isDeepStrictEqual(before, it.value)) continue;
        if (fastWithLessons.includes(it.key)) await insistOnNoLesson(isAnyLesson, validFrom);
        await store.add({ ...it, validFrom: from, reason }, by, now);
      }
      await snapshot.changed();
    });

/** Calls off the value of a setting that has not begun; answers with it. */
export const withdrawSetting =
  ({ store, clock, snapshot, db }: Tools) =>
  (by: Changer, group: SettingGroup, key: SettingKey, reason: string): Promise<SettingValue> =>
    db.inTransaction(async () => {
      await store.lock();
      insistOnGroup(key, group);
      if (!mayChange(key, by)) throw new Refusal('identity.right_needed');
      const now = clock.now();
      const planned = plannedOf(await store.ofKey(key), key, now);
      if (!planned) throw new Refusal('school.nothing_planned');
      await store.withdraw(planned.number, by, reason, now);
      await snapshot.changed();
      return { key, value: planned.value } as SettingValue;
    });
