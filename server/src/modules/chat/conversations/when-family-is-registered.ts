import type { FamiliesEvent } from '#modules/families';
import { newId } from '#platform/ids';

import { tellLists, type Tools } from '../dependencies/dependencies.ts';

type Registered = Extract<FamiliesEvent, { type: 'families.registered' }>;

/** A family may write to the school from its first minute (docs/rules/chat.md#conversations). */
export const whenFamilyIsRegistered =
  (tools: Tools) =>
  async ({ familyId }: Registered): Promise<void> => {
    const { firstName, lastName } = await tools.families.family(familyId);
    const chatId = newId();
    const opened = await tools.chats.open(
      {
        chatId,
        kind: 'school',
        familyId,
        processId: null,
        kidUid: null,
        teacherId: null,
        customerName: `${firstName} ${lastName}`.trim(),
        kidName: null,
        teacherName: null,
      },
      tools.clock.now(),
    );
    const chat = opened && (await tools.chats.find(chatId));
    if (chat) await tellLists(tools, chat);
  };
