import type { ClubCode } from '@school/contract/catalogue/limits';

import type { Tools } from './tools.ts';

/** Since which day a kid stands in the line of a club, by the family's calendar; null when it does not. */
export type WaitsSince = (kidUid: string, courseCode: ClubCode) => string | null;

/** Reads what the kids of a family wait for: one place a kid and club (docs/rules/clubs.md#waiting-list). */
export const waitsSince =
  ({ requests, families }: Pick<Tools, 'requests' | 'families'>) =>
  async (familyId: string): Promise<WaitsSince> => {
    const own = await requests.ofFamily(familyId);
    const zone = own.length > 0 ? ((await families.timezonesOf([familyId])).get(familyId) ?? 'UTC') : 'UTC';
    return (kidUid, courseCode) => {
      const place = own.find((it) => it.kidUid === kidUid && it.courseCode === courseCode);
      return place ? place.createdAt.toZonedDateTimeISO(zone).toPlainDate().toString() : null;
    };
  };
