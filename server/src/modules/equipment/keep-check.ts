import type { SentTo } from '@school/contract/calls';
import { equipmentLimits } from '@school/contract/equipment/limits';

import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import { codesOf, renewed, verdictOf } from './rules/device-profile.ts';
import type { Tools } from './tools.ts';

/** Writes what a check has found into the profile of the device; answers with its uid. */
export const keepCheck =
  (tools: Tools) =>
  async (who: Principal, { uid: deviceUid, device, byItself, steps }: SentTo<'POST /equipment/checks'>['body']): Promise<void> => {
    if (new Set(steps.map(({ step }) => step)).size < steps.length) throw new Refusal('equipment.step_twice');
    await tools.rateLimit.take(`checks ${who.customerId}`, { most: equipmentLimits.checksAnHour, window: { hours: 1 } });
    const now = tools.clock.now();
    await tools.db.inTransaction(async () => {
      const known = await tools.devices.lock(who.customerId, deviceUid);
      const all = renewed(known?.steps ?? [], steps, now.toString());
      const by = who.role === 'kid' || who.role === 'teacher' ? who.role : 'parent';
      await tools.devices.keep(
        {
          customerId: who.customerId,
          deviceUid,
          device,
          steps: all,
          verdict: verdictOf(all),
          checkedAt: now,
          by,
          kidUid: by === 'kid' ? (who.kidUid ?? null) : null,
        },
        { at: now, verdict: verdictOf(steps), codes: codesOf(steps), byItself },
      );
    });
  };
