import { type Db, sql } from '#platform/db';
import type { Exporter } from '#platform/export-part';

/** Places in groups and wishes on waiting lists. */
export const exportGroups =
  ({ db }: { db: Pick<Db, 'all'> }): Exporter =>
  async (familyId) => {
    const seats = await db.all(sql`
      select s.kid_uid as "kidUid", g.course_code as "courseCode", g.title, s.held_as as "heldAs", s.taken_at as "takenAt", s.freed_at as "freedAt"
      from groups_seats s join groups_groups g using (group_id) where s.family_id = ${familyId} order by s.taken_at`);
    const wishes = await db.all(sql`
      select kid_uid as "kidUid", course_code as "courseCode", weekday, day_part as "dayPart", wishes, state, created_at as "createdAt"
      from groups_requests where family_id = ${familyId} order by turn`);
    return [{ name: 'groups.json', data: { seats, wishes } }];
  };
