import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import type { ShelfPicture } from '@school/contract/lesson-room/shelf-calls';

import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { Tools } from '../dependencies/tools.ts';
import type { KeptPicture } from '../stores/shelf.store.ts';

const { pictures, megabytes } = lessonRoomLimits.shelf;
const most = { pictures, bytes: megabytes * 1024 * 1024 };

/** What a teacher keeps for the board from one lesson to the next. */
export function teachersShelf({ db, clock, files, shelf, onFault }: Pick<Tools, 'db' | 'clock' | 'files' | 'shelf' | 'onFault'>) {
  const shown = ({ pictureId, name, file, width, height, addedAt }: KeptPicture): ShelfPicture => ({
    pictureId,
    name,
    url: files.url(file),
    width,
    height,
    addedAt: addedAt.toString(),
  });
  return {
    list: async ({ customerId }: Principal): Promise<ShelfPicture[]> => (await shelf.of(customerId)).map(shown),
    /** Checked and drawn anew before the shelf is locked; what finds no place is thrown away. */
    async add({ customerId }: Principal, name: string, given: Uint8Array): Promise<ShelfPicture> {
      const { name: file, ...photo } = await files.addPhoto('shelf', given);
      const picture: KeptPicture = { pictureId: newId(), name, file, ...photo, addedAt: clock.now() };
      try {
        await db.inTransaction(async () => {
          if (!(await shelf.reserve(customerId, photo.bytes, most))) throw new Refusal('lesson_room.shelf_full', { pictures, megabytes });
          await shelf.add(customerId, picture);
        });
      } catch (fault) {
        await files.delete(file);
        throw fault;
      }
      return shown(picture);
    },
    async rename({ customerId }: Principal, pictureId: string, name: string): Promise<void> {
      if (!(await shelf.rename(customerId, pictureId, name))) throw new Refusal('lesson_room.no_such_picture');
    },
    /** What no board ever showed goes at once, with its file. */
    async remove({ customerId }: Principal, pictureId: string): Promise<void> {
      await db.inTransaction(async () => {
        const off = await shelf.takeOff(customerId, pictureId, clock.now());
        if (!off) throw new Refusal('lesson_room.no_such_picture');
        if (off.wasPut) return;
        await shelf.drop(pictureId);
        db.afterCommit(() => void files.delete(off.file).catch((fault: unknown) => onFault(fault, 'lesson room shelf')));
      });
    },
  };
}
