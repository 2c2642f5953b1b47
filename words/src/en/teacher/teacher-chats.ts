import type { texts as ru } from '../../ru/teacher/teacher-chats.ts';
import type { Same } from '../../grammar.ts';
import { schoolTime } from '../../school-time.ts';

export const texts = {
  title: 'Conversations with teachers',
  family: 'Family card',
  none: 'No conversations with teachers',
  noneAbout: 'They’ll appear once the family has a teacher.',
  which: 'Which conversation',
  chat: (teacher: string, kid: string) => `${teacher} · ${kid}`,
  about: 'This is a private conversation between the family and the teacher. Open it only if you need to: the reason is logged.',
  reason: 'Reason for opening',
  reasonHelp: 'For example: a complaint from the family, looking into a report',
  reasonNeeded: 'Please say why you’re opening the conversation',
  open: 'Open the conversation',
  said: 'Conversation',
  until: (time: string) => `Only to be read. Open until ${time}, ${schoolTime.en.by()}.`,
  from: { customer: 'family', teacher: 'teacher', school: 'school' },
} satisfies Same<typeof ru>;
