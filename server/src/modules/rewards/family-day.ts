import type { KidRecord } from '#modules/families';

import type { Tools } from './tools.ts';

/** Today by the calendar of the family of a child, and the zone it is by. */
export async function familyDay({ families, clock }: Pick<Tools, 'families' | 'clock'>, { familyId }: Pick<KidRecord, 'familyId'>) {
  const zone = (await families.timezonesOf([familyId])).get(familyId) ?? 'UTC';
  return { zone, today: clock.now().toZonedDateTimeISO(zone).toPlainDate() };
}
