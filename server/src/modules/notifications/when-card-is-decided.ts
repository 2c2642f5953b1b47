import type { EventOf } from '#platform/events';

import { tellColleague } from './tell-colleague.ts';
import type { Tools } from './tools.ts';

/** A teacher hears what the school has said of her card, and why it is sent back. */
export const whenCardIsDecided =
  (tools: Tools) =>
  async ({ teacherId, changeId, reason }: EventOf<'teacher-cards.decided'>): Promise<void> => {
    const { name } = await tools.calendar.teacher(teacherId);
    await tellColleague(tools)(teacherId, `card decided ${changeId}`, (texts, to) => texts.cardDecided({ ...to, parent: name, reason }));
  };
