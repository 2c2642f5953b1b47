import type { Actor } from '#modules/calendar';

import { withdrawRequest } from './answer-offer.ts';
import { leaveGroup } from './leave-group.ts';
import type { Tools } from './tools.ts';

/** A child leaves the school: its groups, its trial visits, and the waiting lists. */
export const leaveAll =
  (tools: Tools) =>
  (by: Actor, { familyId, kidUid }: { familyId: string; kidUid: string }): Promise<void> =>
    tools.db.inTransaction(async () => {
      const seats = (await tools.seats.ofFamily(familyId)).filter((seat) => seat.kidUid === kidUid && seat.heldAs !== 'offer');
      // Groups are locked before all else, and always in one order.
      for (const groupId of [...new Set(seats.map((seat) => seat.groupId))].sort()) {
        await leaveGroup(tools)(by, { familyId, kidUid, groupId });
      }
      for (const { requestId } of (await tools.requests.ofFamily(familyId)).filter((request) => request.kidUid === kidUid)) {
        await withdrawRequest(tools)({ familyId, requestId });
      }
    });
