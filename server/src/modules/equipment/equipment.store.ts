import { equipmentLimits } from '@school/contract/equipment/limits';
import type { EquipmentCode, EquipmentDevice, DeviceProfile, EquipmentVerdict } from '@school/contract/equipment/shapes';

import { type Db, sql } from '#platform/db';
import { newId } from '#platform/ids';

import type { KeptStep } from './rules/device-profile.ts';

/** A device of a family or a teacher with the latest that is known of it. */
export interface KeptDevice {
  customerId: string;
  deviceUid: string;
  device: EquipmentDevice;
  steps: KeptStep[];
  verdict: EquipmentVerdict;
  checkedAt: Temporal.Instant;
  by: DeviceProfile['by'];
  kidUid: string | null;
}

export interface KeptCheck {
  at: Temporal.Instant;
  verdict: EquipmentVerdict;
  codes: EquipmentCode[];
  byItself: boolean;
}

type Row = Omit<KeptDevice, 'device'> & EquipmentDevice;

const columns = sql`customer_id as "customerId", device_uid as "deviceUid", browser, version, system, steps, verdict,
  checked_at as "checkedAt", checked_by as by, kid_uid as "kidUid"`;

const deviceOf = ({ browser, version, system, ...row }: Row): KeptDevice => ({ ...row, device: { browser, version, system } });

export type EquipmentStore = ReturnType<typeof createEquipmentStore>;

/** Devices and their checks. */
export function createEquipmentStore(db: Db) {
  return {
    /** Nobody else writes about this device until the transaction ends. */
    async lock(customerId: string, deviceUid: string): Promise<KeptDevice | undefined> {
      await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`equipment ${customerId}`}, 0))`);
      const row = await db.one(sql<Row>`
        select ${columns} from equipment_devices where customer_id = ${customerId} and device_uid = ${deviceUid}`);
      return row && deviceOf(row);
    },
    async keep({ device, ...it }: KeptDevice, check: KeptCheck): Promise<void> {
      await db.run(sql`
        insert into equipment_devices (customer_id, device_uid, browser, version, system, steps, verdict, checked_at, checked_by, kid_uid)
        values (${it.customerId}, ${it.deviceUid}, ${device.browser}, ${device.version}, ${device.system}, ${JSON.stringify(it.steps)}::jsonb,
          ${it.verdict}, ${it.checkedAt}, ${it.by}, ${it.kidUid})
        on conflict (customer_id, device_uid) do update set browser = excluded.browser, version = excluded.version,
          system = excluded.system, steps = excluded.steps, verdict = excluded.verdict, checked_at = excluded.checked_at,
          checked_by = excluded.checked_by, kid_uid = excluded.kid_uid`);
      await db.run(sql`
        insert into equipment_checks (check_id, customer_id, device_uid, at, verdict, codes, by_itself)
        values (${newId()}, ${it.customerId}, ${it.deviceUid}, ${check.at}, ${check.verdict}, ${check.codes}, ${check.byItself})`);
      // Only so many are kept: those that were checked longest ago go.
      await db.run(sql`
        delete from equipment_devices where customer_id = ${it.customerId} and device_uid in (
          select device_uid from equipment_devices where customer_id = ${it.customerId}
          order by checked_at desc, device_uid offset ${equipmentLimits.devices})`);
    },
    async of(customerId: string): Promise<KeptDevice[]> {
      const rows = await db.all(sql<Row>`
        select ${columns} from equipment_devices where customer_id = ${customerId} order by checked_at desc, device_uid`);
      return rows.map(deviceOf);
    },
    /** The last checks of each device, the latest first. */
    history: (customerId: string, deviceUids: readonly string[]): Promise<(KeptCheck & { deviceUid: string })[]> =>
      db.all(sql<KeptCheck & { deviceUid: string }>`
        select device_uid as "deviceUid", at, verdict, codes, by_itself as "byItself" from (
          select *, row_number() over (partition by device_uid order by at desc, check_id desc) as n
          from equipment_checks where customer_id = ${customerId} and device_uid = any(${deviceUids}::uuid[])) c
        where n <= ${equipmentLimits.history} order by at desc, check_id desc`),
    async remove(customerId: string, deviceUid: string): Promise<boolean> {
      const row = await db.one(sql`
        delete from equipment_devices where customer_id = ${customerId} and device_uid = ${deviceUid} returning device_uid`);
      return row !== undefined;
    },
    async removeBefore({ checks, devices }: { checks: Temporal.Instant; devices: Temporal.Instant }): Promise<void> {
      await db.run(sql`delete from equipment_checks where at < ${checks}`);
      await db.run(sql`delete from equipment_devices where checked_at < ${devices}`);
    },
  };
}
