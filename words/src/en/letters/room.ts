import type { RoomTexts } from '../../letters/room-texts.ts';
import { helpCodes } from '../shared/help-codes.ts';
import { schoolTime } from '../../school-time.ts';

const codes = { ...helpCodes, other: 'help is needed' };
const roles = { teacher: 'the teacher', kid: 'the child', parent: 'the parent', school: 'a staff member' } as const;

export const enRoom: RoomTexts = {
  kidMissing: ({ parent, kid, teacher, moment, address, way }) => ({
    subject: `The lesson has started: ${teacher} is waiting`,
    text: `Hello ${parent},\n\nThe lesson has started, and the teacher is waiting.\n\nChild: ${kid}\nLesson: ${moment}\nTeacher: ${teacher}\n\nJoin the lesson:\n${way}`,
    sms: `the lesson has started, ${teacher} is waiting. Child: ${kid}. Join: ${way}`,
    tap: way.slice(address.length),
  }),
  reportCorrected: ({ parent, kid, teacher, moment, address, page }) => ({
    subject: 'Lesson report corrected',
    text: `Hello ${parent},\n\nThe teacher has corrected a lesson report. Stars, lessons and payments haven’t changed.\n\nChild: ${kid}\nLesson: ${moment}\nTeacher: ${teacher}\n\nRead it:\n${address}${page}`,
    sms: `a lesson report has been corrected. Child: ${kid}, lesson: ${moment}. ${address}${page}`,
    tap: page,
  }),
  helpAsked: ({ teacher, code, role, time, address, room }) => ({
    subject: `Help needed in a lesson: ${codes[code]}`,
    text: `Someone in a lesson needs help.\n\nWhat happened: ${codes[code]}\nAsked by: ${roles[role]}\nTeacher: ${teacher}\nTime: ${time} ${schoolTime.en.mark()}\n\n${address}/manager/rooms?room=${room}`,
    sms: `help needed in a lesson (${codes[code]}). Teacher: ${teacher}, ${time} ${schoolTime.en.mark()}. ${address}/manager/rooms?room=${room}`,
  }),
  helpUnanswered: ({ teacher, code, time, address, room }) => ({
    subject: `Nobody has answered: ${codes[code]}`,
    text: `A lesson has been waiting for help since ${time} ${schoolTime.en.mark()}: ${codes[code]}. Teacher: ${teacher}.\n\n${address}/manager/rooms?room=${room}`,
    sms: `a lesson has been waiting for help since ${time} ${schoolTime.en.mark()} (${codes[code]}). Teacher: ${teacher}. ${address}/manager/rooms?room=${room}`,
  }),
  childrenAlone: ({ teacher, since, address, room }) => ({
    subject: `Children alone in a lesson: ${teacher}`,
    text: `There are children in the lesson, but no teacher.\n\nTeacher: ${teacher}\nAlone since: ${since}\n\nLook in on them or find a substitute:\n${address}/manager/rooms?room=${room}`,
    sms: `children alone in a lesson since ${since}. Teacher: ${teacher}. ${address}/manager/rooms?room=${room}`,
  }),
};
