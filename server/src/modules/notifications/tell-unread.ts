import { notificationLimits } from '@school/contract/notifications/limits';

import type { ChatEvent } from '#modules/chat';

import { quietUntil } from './rules/quiet-hours.ts';
import type { ReminderOf } from './reminders.store.ts';
import { sayToFamily } from './tell-family.ts';
import type { Tools } from './tools.ts';

const { unreadMinutes, unreadAgainMinutes } = notificationLimits;

/** When a family may be told that something is not read: after a while, not too often, not at night. */
async function nextMoment({ clock, reminders, choices, families }: Tools, familyId: string): Promise<Temporal.Instant> {
  const soon = clock.now().add({ minutes: unreadMinutes });
  const last = await reminders.lastTold('unread', familyId);
  const again = last?.add({ minutes: unreadAgainMinutes });
  const at = again && Temporal.Instant.compare(again, soon) > 0 ? again : soon;
  const [{ timezone }, { quiet }] = await Promise.all([families.family(familyId), choices.of(familyId)]);
  return quietUntil(at, timezone, quiet) ?? at;
}

/** Somebody of the school wrote: whoever has not read it in ten minutes is told. */
export const whenMessageIsSent =
  (tools: Tools) =>
  async ({ familyId, chatId, from }: ChatEvent): Promise<void> => {
    // A colleague reads the counter: letters go to families.
    if (from === 'customer' || familyId === null) return;
    await tools.reminders.gather('unread', familyId, { name: 'chatIds', items: [chatId] }, await nextMoment(tools, familyId));
  };

/** Says which conversations hold something unread, unless the family is in the school right now. The reminder's work. */
export const tellUnread =
  (tools: Tools) =>
  async ({ reminderId, familyId, about }: ReminderOf<'unread'>): Promise<boolean> => {
    const { chat, families, realtime, clock, reminders } = tools;
    const { locale } = await families.family(familyId);
    const all = await chat.list({ role: 'parent', customerId: familyId, locale });
    const unread = all.filter((it) => it.unread > 0 && about.chatIds.includes(it.chatId));
    if (unread.length === 0) return false;
    if ((await realtime.online([familyId])).has(familyId)) {
      // It sees the counter; should it leave without reading, it is told then.
      await reminders.putOff(reminderId, clock.now().add({ minutes: unreadMinutes }));
      return false;
    }
    return sayToFamily(tools)(
      familyId,
      `messages unread ${reminderId}`,
      (texts, to) =>
        texts.messagesUnread({
          ...to,
          unread: unread.reduce((sum, it) => sum + it.unread, 0),
          chats: unread.map(({ title }) => title),
        }),
      { topic: 'message' },
    );
  };
