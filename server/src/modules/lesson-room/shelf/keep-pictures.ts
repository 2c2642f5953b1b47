import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import type { ShelfPicture } from '@school/contract/lesson-room/shelf-calls';

import type { EventOf } from '#platform/events';
import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { Tools } from '../dependencies/tools.ts';
import type { KeptPicture } from '../stores/shelf.store.ts';

const { pictures, megabytes } = lessonRoomLimits.shelf;
const most = { pictures, bytes: megabytes * 1024 * 1024 };

type ShelfTools = Pick<Tools, 'db' | 'clock' | 'files' | 'shelf' | 'outside' | 'onFault'>;

/** What a teacher keeps for the board from one lesson to the next. */
export function teachersShelf({ db, clock, files, shelf, outside, onFault }: ShelfTools) {
  const shown = ({ pictureId, name, icon, file, width, height, addedAt }: KeptPicture): ShelfPicture => ({
    pictureId,
    name,
    icon,
    url: files.url(file),
    width,
    height,
    addedAt: addedAt.toString(),
  });
  /** What no board ever showed goes at once, with its file. False when it is not on this shelf. */
  async function takeOff(teacherId: string, pictureId: string): Promise<boolean> {
    const off = await shelf.takeOff(teacherId, pictureId, clock.now());
    if (!off) return false;
    if (off.wasPut) return true;
    await shelf.drop(pictureId);
    db.afterCommit(() => void files.delete(off.file).catch((fault: unknown) => onFault(fault, 'lesson room shelf')));
    return true;
  }
  return {
    list: async ({ customerId }: Principal): Promise<ShelfPicture[]> => (await shelf.of(customerId)).map(shown),
    /** Checked and drawn anew before the shelf is locked; what finds no place, or has come before, is thrown away. */
    async add(
      { customerId }: Principal,
      { name, icon }: { name: string; icon?: string | undefined },
      given: Uint8Array,
      key: string | undefined,
    ): Promise<ShelfPicture> {
      const ofKey = async () => (key === undefined ? undefined : shelf.ofKey(customerId, key));
      const before = await ofKey();
      if (before) return shown(before);
      const { name: file, ...photo } = await files.addPhoto('shelf', given);
      const picture: KeptPicture = { pictureId: newId(), name, icon: icon ?? null, file, ...photo, addedAt: clock.now() };
      let kept: KeptPicture | undefined;
      try {
        kept = await db.inTransaction(async () => {
          await shelf.lock(customerId);
          const other = await ofKey();
          if (other) return other;
          if (!(await shelf.reserve(customerId, photo.bytes, most))) throw new Refusal('lesson_room.shelf_full', { pictures, megabytes });
          await shelf.add(customerId, picture, key);
          return picture;
        });
      } finally {
        if (kept?.file !== file) await files.delete(file);
      }
      return shown(kept);
    },
    async rename({ customerId }: Principal, pictureId: string, name: string): Promise<void> {
      if (!(await shelf.rename(customerId, pictureId, name))) throw new Refusal('lesson_room.no_such_picture');
    },
    remove: ({ customerId }: Principal, pictureId: string): Promise<void> =>
      db.inTransaction(async () => {
        if (!(await takeOff(customerId, pictureId))) throw new Refusal('lesson_room.no_such_picture');
      }),
    /** Whoever works here no more leaves nothing behind but what boards of lessons show, as long as these are kept. */
    whenTeacherHasLeft: ({ teacherId }: EventOf<'scheduling.teacher_left'>): Promise<void> =>
      db.inTransaction(async () => {
        for (const { pictureId } of await shelf.of(teacherId)) await takeOff(teacherId, pictureId);
        await outside.drop('teacher', teacherId);
      }),
  };
}
