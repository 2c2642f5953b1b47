import { signedIn } from '#platform/testing';

import { openSchool, type TestSchool } from '../../testing.ts';
import { haveFamily, haveTeacher, instant, type TestFamily } from '../scheduling/testing.ts';

export const aManager = () => signedIn('manager');

/** A family with its conversation with the school. */
export async function haveRegistered(school: TestSchool, name?: string) {
  const family = await haveFamily(school, name === undefined ? {} : { name });
  await school.outbox.publish({
    type: 'families.registered',
    familyId: family.familyId,
    kidUid: family.kidUid,
    subject: 'math',
  });
  await school.outbox.drain();
  return { ...family, ...callers(school, family) };
}

/** The conversation with the school of a family that has just registered. */
export async function withSchool() {
  const school = await openSchool();
  const anna = await haveRegistered(school);
  const [chat] = await anna.chats();
  return { school, anna, chatId: chat.chatId as string };
}

const callers = (school: TestSchool, { parent }: TestFamily) => ({
  calls: school.as(parent),
  chats: async () => (await school.as(parent).get('/chats')).body.chats,
});

/** A family and the teacher of its trial, with their conversation. */
export async function haveTeacherChat(school: TestSchool) {
  const family = await haveRegistered(school);
  const { teacher, teacherId } = await haveTeacher(school, { name: 'Ольга' });
  const timestamp = instant('2026-11-24T12:00+03:00');
  const booked = await family.calls.post('/intro', { kidUid: family.kidUid, subject: 'math', timestamp });
  if (booked.status !== 200) throw new Error(JSON.stringify(booked.body));
  await school.outbox.drain();
  const [chat] = (await family.chats()).filter(({ kind }: { kind: string }) => kind === 'teacher');
  return { family, teacher, teacherId, chatId: chat.chatId as string };
}
