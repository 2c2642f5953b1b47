import { equipmentLimits } from '@school/contract/equipment/limits';
import type { DeviceProfile } from '@school/contract/equipment/shapes';

import type { Db } from '#platform/db';
import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import { beginLineTest, hashOf } from './begin-line-test.ts';
import { createEquipmentStore, type KeptDevice } from './equipment.store.ts';
import { keepCheck } from './keep-check.ts';
import { createLineStore } from './line.store.ts';
import type { Tools } from './tools.ts';

/** What devices can do in a lesson, as far as their own checks have found (docs/rules/equipment.md#checks). */
export function createEquipment({ db, ...given }: Omit<Tools, 'db' | 'devices' | 'line'> & { db: Db }) {
  const tools: Tools = { ...given, db, devices: createEquipmentStore(db), line: createLineStore(db) };
  const { clock, devices, line, families, calendar, staffing } = tools;
  const keep = keepCheck(tools);

  async function shown(customerId: string, kept: readonly KeptDevice[]): Promise<DeviceProfile[]> {
    const uids = kept.map(({ deviceUid }) => deviceUid);
    const history = uids.length > 0 ? await devices.history(customerId, uids) : [];
    return kept.map(({ deviceUid, device, steps, verdict, checkedAt, by, kidUid }) => ({
      deviceUid,
      device,
      checkedAt: checkedAt.toString(),
      by,
      kidUid,
      verdict,
      steps,
      history: history
        .filter((check) => check.deviceUid === deviceUid)
        .map(({ at, verdict: ended, codes, byItself }) => ({ at: at.toString(), verdict: ended, codes, byItself })),
    }));
  }
  const of = async (customerId: string) => shown(customerId, await devices.of(customerId));

  return {
    /** Devices of a family or a teacher, the latest checked first. */
    of,
    async keep(who: Principal, check: Parameters<typeof keep>[1]): Promise<DeviceProfile> {
      await keep(who, check);
      const profile = (await of(who.customerId)).find(({ deviceUid }) => deviceUid === check.uid);
      if (!profile) throw new Refusal('equipment.device_not_found');
      return profile;
    },
    async forget(customerId: string, deviceUid: string): Promise<void> {
      if (!(await devices.remove(customerId, deviceUid))) throw new Refusal('equipment.device_not_found');
    },
    ofFamily: async (familyId: string) => of((await families.family(familyId)).familyId),
    async ofTeacher(teacherId: string): Promise<DeviceProfile[]> {
      await calendar.teacher(teacherId);
      return of(teacherId);
    },
    /** For the teacher of a lesson that is not over: the device each of its kids was checked on last, the kid's own before a sibling's. */
    async ofLesson(teacherId: string, lessonId: string) {
      const { pupils, status } = await staffing.teacherLesson(teacherId, lessonId);
      if (status !== 'scheduled' && status !== 'inProgress') return [];
      const kids = await families.kids(pupils.map(({ kidUid }) => kidUid));
      return Promise.all(
        kids.map(async ({ kidUid, familyId }) => {
          const all = await devices.of(familyId);
          // A lesson is not held on the phone that somebody tried, too.
          const computers = all.filter(({ steps }) => !steps.some(({ code }) => code === 'mobile_not_supported'));
          const kept = computers.length > 0 ? computers : all;
          const last = kept.find((it) => it.kidUid === null || it.kidUid === kidUid) ?? kept[0];
          const [profile] = last ? await shown(familyId, [last]) : [];
          return { kidUid, profile: profile ?? null };
        }),
      );
    },
    beginLineTest: beginLineTest(tools),
    /** Takes from what a ticket is good for; refuses when it is used up or over. */
    async takeDown(ticket: string): Promise<void> {
      if (!(await line.takeDown(hashOf(ticket), clock.now()))) throw new Refusal('equipment.test_over');
    },
    async takeUp(ticket: string, bytes: number): Promise<void> {
      if (!(await line.takeUp(hashOf(ticket), bytes, clock.now()))) throw new Refusal('equipment.test_over');
    },
    /** By the clock: checks and devices of long ago, tickets and counts that are over. */
    async forgetOld(): Promise<void> {
      const now = clock.now();
      const { historyDays, deviceDays } = equipmentLimits;
      await devices.removeBefore({ checks: now.subtract({ hours: historyDays * 24 }), devices: now.subtract({ hours: deviceDays * 24 }) });
      await line.removeEnded(now);
    },
  };
}

export type Equipment = ReturnType<typeof createEquipment>;
