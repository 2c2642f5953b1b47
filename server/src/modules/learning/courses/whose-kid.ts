import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { Tools } from '../dependencies/dependencies.ts';

/** Goes on if this person may look at the kid's learning: itself, its family, its teacher. Otherwise there is no such kid. */
export const insistOnKid =
  ({ families, calendar }: Tools) =>
  async (who: Principal, kidUid: string): Promise<void> => {
    if (who.role === 'manager' || (who.role === 'teacher' && (await calendar.teaches(who.customerId, kidUid)))) return;
    if (who.role === 'teacher') throw new Refusal('families.kid_not_found');
    await families.kidFor(who, kidUid);
  };
