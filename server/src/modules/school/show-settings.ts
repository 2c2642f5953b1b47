import type { AnswerOf } from '@school/contract/calls';
import { type SettingGroup, type SettingKey, settingKeys, settings, type SettingValue } from '@school/contract/school/settings';
import type { SettingChange, SettingEffect, SettingShown } from '@school/contract/school/shapes';

import { colleagueShown, withdrawalShown } from '#platform/dated-rows';
import { Refusal } from '#platform/refusal';

import { type Changer, mayChange } from './change-settings.ts';
import { inForce, plannedOf, stateOf } from './rules/dated.ts';
import type { Tools } from './tools.ts';

const keysOf = (group: SettingGroup): SettingKey[] => settingKeys.filter((key) => settings[key].group === group);

const pair = (key: SettingKey, value: unknown): SettingValue => ({ key, value }) as SettingValue;

/** The settings of a group as a colleague sees them. */
export const showSettings =
  ({ store, clock, fixed }: Tools) =>
  async (who: Pick<Changer, 'rights'>, group: SettingGroup): Promise<AnswerOf<'GET /manager/school/settings/:group'>> => {
    const rows = await store.all();
    const now = clock.now();
    const shown = (key: SettingKey): SettingShown => {
      const byOperator = fixed[key];
      const row = byOperator ? undefined : inForce(rows, key, now);
      const planned = byOperator ? undefined : plannedOf(rows, key, now);
      return {
        current: pair(key, byOperator?.value ?? row?.value ?? settings[key].default),
        since: row?.validFrom.toString() ?? null,
        fixedBy: byOperator?.variable ?? null,
        mayChange: !byOperator && mayChange(key, who),
        planned: planned
          ? {
              next: pair(key, planned.value),
              validFrom: planned.validFrom.toString(),
              by: colleagueShown(planned.setBy, planned.setByName),
              reason: planned.reason,
            }
          : null,
      };
    };
    return { settings: keysOf(group).map(shown), now: now.toString() };
  };

/** Every change of a group, the newest first. */
export const showHistory =
  ({ store, clock }: Tools) =>
  async (group: SettingGroup): Promise<SettingChange[]> => {
    const rows = await store.all();
    const now = clock.now();
    return rows
      .filter(({ key }) => settings[key].group === group)
      .toSorted((one, other) => other.number - one.number)
      .map((row) => ({
        change: pair(row.key, row.value),
        validFrom: row.validFrom.toString(),
        state: stateOf(row, rows, now),
        setAt: row.setAt.toString(),
        by: colleagueShown(row.setBy, row.setByName),
        reason: row.reason,
        withdrawn: withdrawalShown(row),
      }));
  };

/** What stays as it was promised, whatever the new values are. */
export const previewSettings =
  ({ promisedUnder }: Tools) =>
  async (group: SettingGroup, values: readonly SettingValue[]): Promise<SettingEffect[]> => {
    const effects: SettingEffect[] = [];
    for (const { key } of values) {
      if (settings[key].group !== group) throw new Refusal('school.setting_not_found');
      if (settings[key].from === 'next-promise') effects.push({ key, ...(await promisedUnder(key)) });
    }
    return effects;
  };
