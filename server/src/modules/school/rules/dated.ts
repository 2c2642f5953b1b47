import type { SettingKey, SettingValue, SettingValues } from '@school/contract/school/settings';
import { settings } from '@school/contract/school/settings';
import type { SettingChange } from '@school/contract/school/shapes';

/** A value that was chosen: it holds from a moment on, until the next of its setting begins. */
export type DatedValue = SettingValue & {
  number: number;
  validFrom: Temporal.Instant;
  withdrawnAt: Temporal.Instant | null;
};

const isNoLater = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other) <= 0;

/** The value in force at a moment: the last that had begun, of two that began together the one chosen later. Nothing: what every school begins with. */
export const inForce = <V extends Pick<DatedValue, 'key' | 'number' | 'validFrom' | 'withdrawnAt'>>(
  values: readonly V[],
  key: SettingKey,
  at: Temporal.Instant,
): V | undefined =>
  values
    .filter((it) => it.key === key && it.withdrawnAt === null && isNoLater(it.validFrom, at))
    .reduce<V | undefined>((last, it) => (last && comesBefore(it, last) ? last : it), undefined);

const comesBefore = (one: Pick<DatedValue, 'number' | 'validFrom'>, other: Pick<DatedValue, 'number' | 'validFrom'>) =>
  (Temporal.Instant.compare(one.validFrom, other.validFrom) || one.number - other.number) < 0;

/** The value that begins later, if one is planned. */
export const plannedOf = <V extends Pick<DatedValue, 'key' | 'validFrom' | 'withdrawnAt'>>(
  values: readonly V[],
  key: SettingKey,
  now: Temporal.Instant,
): V | undefined => values.find((it) => it.key === key && it.withdrawnAt === null && !isNoLater(it.validFrom, now));

export const stateOf = (it: DatedValue, values: readonly DatedValue[], now: Temporal.Instant): SettingChange['state'] => {
  if (it.withdrawnAt) return 'withdrawn';
  if (!isNoLater(it.validFrom, now)) return 'planned';
  return inForce(values, it.key, now)?.number === it.number ? 'current' : 'past';
};

/** What a setting says at a moment. */
export const valueAt = <K extends SettingKey>(values: readonly DatedValue[], key: K, at: Temporal.Instant): SettingValues[K] =>
  (inForce(values, key, at)?.value ?? settings[key].default) as SettingValues[K];
