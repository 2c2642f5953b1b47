import type { Process, Teacher } from '@school/contract/calendar/shapes';

import { newId } from '#platform/ids';

import type { ChatRecord } from '../rules/side.ts';
import { tellLists, type Tools } from '../dependencies/dependencies.ts';

/** A moment at which a process may have got a teacher, or another one. */
export interface TeacherMoment {
  familyId: string;
  processId: string;
}

/**
 * One conversation a process with its teacher (docs/rules/chat.md#conversations). Where a kid goes on from the trial with the same
 * teacher, the same conversation goes on; where the teacher changes, the new one finds what was said before, and
 * the old one does not see it any more.
 */
export const whenProcessGetsATeacher =
  (tools: Tools) =>
  async ({ familyId, processId }: TeacherMoment): Promise<void> => {
    const process = (await tools.calendar.processesOf(familyId)).find((it) => it.processId === processId);
    const kidUid = process?.kids[0];
    if (!process?.teacher || kidUid === undefined || process.type === 'group') return;
    const { teacher } = process;

    const open = (await tools.chats.ofProcess(processId)) ?? (await earlierWith(tools, kidUid, teacher));
    if (!open) return openChat(tools, familyId, { ...process, teacher }, kidUid);
    if (open.processId === processId && open.teacherId === teacher.teacherId) return;
    await tools.chats.handOver(open.chatId, { processId, teacherId: teacher.teacherId, teacherName: teacher.name });
    await tools.realtime.recheck(`messages/${open.chatId}`);
    await tellLists(tools, open);
    const now = await tools.chats.find(open.chatId);
    if (now) await tellLists(tools, now);
  };

/** The conversation of the kid's trial with the same teacher: it goes on with the course. */
async function earlierWith({ chats, calendar }: Tools, kidUid: string, { teacherId }: Teacher): Promise<ChatRecord | undefined> {
  const chat = await chats.ofKidWith(kidUid, teacherId);
  if (!chat) return undefined;
  const process = (await calendar.processesOf(chat.familyId)).find((it) => it.processId === chat.processId);
  return process === undefined || process.type === 'intro' ? chat : undefined;
}

async function openChat(
  tools: Tools,
  familyId: string,
  { processId, teacher }: Process & { teacher: Teacher },
  kidUid: string,
): Promise<void> {
  const { firstName, lastName } = await tools.families.family(familyId);
  const kid = await tools.families.kidOf(familyId, kidUid);
  const chatId = newId();
  const opened = await tools.chats.open(
    {
      chatId,
      kind: 'teacher',
      familyId,
      processId,
      kidUid,
      teacherId: teacher.teacherId,
      customerName: `${firstName} ${lastName}`.trim(),
      kidName: kid.name,
      teacherName: teacher.name,
    },
    tools.clock.now(),
  );
  const chat = opened && (await tools.chats.find(chatId));
  if (chat) await tellLists(tools, chat);
}
