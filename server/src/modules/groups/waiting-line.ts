import type { ClubCode } from '@school/contract/catalogue/limits';

import { ageOn } from '#modules/families';

import type { RequestRecord } from './requests.store.ts';
import type { QueuedRequest } from './rules/line.ts';
import type { Tools } from './tools.ts';

/** A request on the waiting list with the kid's age of today and the family's zone, by which it is judged. */
export type Waiting = RequestRecord & QueuedRequest;

/** The waiting lists of clubs, first in line first. */
export const waitingFor =
  ({ requests, families, clock }: Pick<Tools, 'requests' | 'families' | 'clock'>) =>
  async (courseCodes: readonly ClubCode[]): Promise<Waiting[]> => {
    const records = await requests.ofCourses(courseCodes);
    if (records.length === 0) return [];
    const now = clock.now();
    const kids = new Map((await families.kids([...new Set(records.map(({ kidUid }) => kidUid))])).map((kid) => [kid.kidUid, kid]));
    const zones = await families.timezonesOf([...new Set(records.map(({ familyId }) => familyId))]);
    return records.flatMap((record) => {
      const [kid, zone] = [kids.get(record.kidUid), zones.get(record.familyId)];
      return kid && zone !== undefined ? [{ ...record, zone, age: ageOn(kid.birth, now) }] : [];
    });
  };

/** Tells everybody who waits for a club that the line is another one now. */
export async function tellLine({ requests, realtime }: Pick<Tools, 'requests' | 'realtime'>, courseCode: ClubCode): Promise<void> {
  const families = new Set((await requests.ofCourses([courseCode])).map(({ familyId }) => familyId));
  for (const familyId of families) await realtime.changed(`enrolments/${familyId}`);
}
