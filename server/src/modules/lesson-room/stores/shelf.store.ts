import { type Db, sql } from '#platform/db';

export interface KeptPicture {
  pictureId: string;
  name: string;
  icon: string | null;
  file: string;
  width: number;
  height: number;
  bytes: number;
  addedAt: Temporal.Instant;
}

export type ShelfStore = ReturnType<typeof createShelfStore>;

const columns = sql`picture_id as "pictureId", name, icon, file, width, height, bytes, added_at as "addedAt"`;

/** Pictures of teachers for the board. */
export function createShelfStore(db: Db) {
  return {
    of: (teacherId: string) =>
      db.all(sql<KeptPicture>`
        select ${columns} from lesson_room_shelf where teacher_id = ${teacherId} and removed_at is null order by added_at desc, picture_id`),
    /** Pictures by their ids, also those that are off the shelf: boards show them on. */
    byIds: (ids: readonly string[]) =>
      db.all(sql<KeptPicture>`select ${columns} from lesson_room_shelf where picture_id = any(${[...ids]}::uuid[])`),
    /** What came with this upload before. */
    ofKey: (teacherId: string, key: string) =>
      db.one(sql<KeptPicture>`select ${columns} from lesson_room_shelf where teacher_id = ${teacherId} and key = ${key}`),
    /** From now until the commit nobody else puts anything on this shelf. */
    async lock(teacherId: string): Promise<void> {
      await db.run(sql`insert into lesson_room_shelves (teacher_id, pictures, bytes) values (${teacherId}, 0, 0) on conflict do nothing`);
      await db.run(sql`select from lesson_room_shelves where teacher_id = ${teacherId} for update`);
    },
    /** Makes room for one more; false when there is none. */
    reserve: async (teacherId: string, bytes: number, most: { pictures: number; bytes: number }): Promise<boolean> =>
      (await db.run(sql`
        update lesson_room_shelves set pictures = pictures + 1, bytes = bytes + ${bytes}
        where teacher_id = ${teacherId} and pictures < ${most.pictures} and bytes + ${bytes} <= ${most.bytes}`)) === 1,
    add: (teacherId: string, it: KeptPicture, key: string | undefined) =>
      db.run(sql`
        insert into lesson_room_shelf (picture_id, teacher_id, name, icon, file, width, height, bytes, added_at, key)
        values (${it.pictureId}, ${teacherId}, ${it.name}, ${it.icon}, ${it.file}, ${it.width}, ${it.height}, ${it.bytes}, ${it.addedAt},
          ${key ?? null})`),
    rename: async (teacherId: string, pictureId: string, name: string): Promise<boolean> =>
      (await db.run(sql`
        update lesson_room_shelf set name = ${name}
        where picture_id = ${pictureId} and teacher_id = ${teacherId} and removed_at is null`)) === 1,
    /** Takes one off the shelf, and gives its place free. Undefined when it is not there. */
    async takeOff(teacherId: string, pictureId: string, at: Temporal.Instant): Promise<{ file: string; wasPut: boolean } | undefined> {
      const off = await db.one(sql<{ file: string; wasPut: boolean; bytes: number }>`
        update lesson_room_shelf set removed_at = ${at}
        where picture_id = ${pictureId} and teacher_id = ${teacherId} and removed_at is null
        returning file, put_at is not null as "wasPut", bytes`);
      if (!off) return undefined;
      await db.run(sql`
        update lesson_room_shelves set pictures = pictures - 1, bytes = bytes - ${off.bytes} where teacher_id = ${teacherId}`);
      return off;
    },
    /** It comes to a board; false when it is not on this teacher's shelf. */
    put: async (teacherId: string, pictureId: string, at: Temporal.Instant): Promise<boolean> =>
      (await db.run(sql`
        update lesson_room_shelf set put_at = ${at}
        where picture_id = ${pictureId} and teacher_id = ${teacherId} and removed_at is null`)) === 1,
    removedBefore: (at: Temporal.Instant) =>
      db.all(sql<{ pictureId: string; file: string }>`
        select picture_id as "pictureId", file from lesson_room_shelf where removed_at < ${at} order by removed_at limit 500`),
    drop: (pictureId: string) => db.run(sql`delete from lesson_room_shelf where picture_id = ${pictureId}`),
  };
}
