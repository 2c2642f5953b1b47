import type { texts as ru } from '../../ru/teacher/teacher-chats.ts';
import type { Same } from '../../grammar.ts';
import { schoolTime } from '../../school-time.ts';

export const texts = {
  title: 'Conversations with teachers',
  family: 'Family card',
  none: 'No conversations with teachers',
  noneAbout: 'There will be one as soon as there is a teacher.',
  which: 'Which conversation',
  chat: (teacher: string, kid: string) => `${teacher} · ${kid}`,
  about: 'This is between the family and its teacher. Open it only when the work needs it: the reason stays in the log.',
  reason: 'Why you open it',
  reasonHelp: 'For example: the family complains, a report is looked into',
  reasonNeeded: 'Write why you open the conversation',
  open: 'Open the conversation',
  said: 'Conversation',
  until: (time: string) => `Only to be read. Open until ${time}, ${schoolTime.en.by()}.`,
  from: { customer: 'family', teacher: 'teacher', school: 'school' },
} satisfies Same<typeof ru>;
