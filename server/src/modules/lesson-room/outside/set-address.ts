import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { Tools } from '../dependencies/tools.ts';
import { findLesson } from '../live/find-room.ts';
import { addressesOf } from '../live/meeting-of.ts';
import type { OutsideOf } from '../stores/outside.store.ts';

/** Teachers who hold their lessons at a meeting elsewhere say where. */
export function outsideAddresses(tools: Tools) {
  const { clock, outside } = tools;
  return {
    addresses: async (who: Principal, lessonId: string) => addressesOf(tools)((await findLesson(tools)(who, lessonId)).lesson),
    async setAddress(who: Principal, lessonId: string, { of, url }: { of: OutsideOf; url: string | null }) {
      const { lesson } = await findLesson(tools)(who, lessonId);
      const id = { lesson: lesson.lessonId, group: lesson.groupId, teacher: lesson.teacherId }[of];
      if (id === null) throw new Refusal('lesson_room.no_group');
      await (url === null ? outside.drop(of, id) : outside.set(of, id, url, clock.now()));
      return addressesOf(tools)(lesson);
    },
  };
}
