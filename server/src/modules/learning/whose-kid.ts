import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { Tools } from './tools.ts';

/** Goes on if this person may look at the kid's learning: itself, its family, its teacher. Otherwise there is no such kid. */
export const insistOnKid =
  ({ families, calendar }: Tools) =>
  async ({ role, customerId, kidUid: own }: Principal, kidUid: string): Promise<void> => {
    if (role === 'kid' ? own === kidUid : role === 'teacher' && (await calendar.teaches(customerId, kidUid))) return;
    if (role === 'manager') return;
    if (role !== 'parent' && role !== 'support') throw new Refusal('families.kid_not_found');
    await families.kidOf(customerId, kidUid);
  };
