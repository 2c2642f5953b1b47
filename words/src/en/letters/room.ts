import type { RoomTexts } from '../../letters/room-texts.ts';
import { helpCodes } from '../shared/help-codes.ts';
import { schoolTime } from '../../school-time.ts';

const codes = { ...helpCodes, other: 'help is needed' };
const roles = { teacher: 'the teacher', kid: 'the child', parent: 'the parent', school: 'a colleague' } as const;

export const enRoom: RoomTexts = {
  kidMissing: ({ parent, kid, teacher, moment, address, way }) => ({
    subject: `The lesson has begun: ${teacher} is waiting`,
    text: `Hello ${parent},\n\nThe lesson is on, and the teacher is there, waiting.\n\nChild: ${kid}\nLesson: ${moment}\nTeacher: ${teacher}\n\nEnter the lesson:\n${way}`,
    sms: `the lesson has begun, ${teacher} is waiting. Child: ${kid}. Enter: ${way}`,
    tap: way.slice(address.length),
  }),
  reportCorrected: ({ parent, kid, teacher, moment, address, page }) => ({
    subject: 'The teacher’s note on the lesson has been corrected',
    text: `Hello ${parent},\n\nThe teacher has corrected the note on a lesson. Stars, lessons and payments have not changed.\n\nChild: ${kid}\nLesson: ${moment}\nTeacher: ${teacher}\n\nRead it:\n${address}${page}`,
    sms: `the teacher’s note on a lesson has been corrected. Child: ${kid}, lesson: ${moment}. ${address}${page}`,
    tap: page,
  }),
  helpAsked: ({ teacher, code, role, time, address, room }) => ({
    subject: `A lesson asks for help: ${codes[code]}`,
    text: `Help is asked for in a lesson.\n\nWhat happened: ${codes[code]}\nWho asks: ${roles[role]}\nTeacher: ${teacher}\nTime: ${time} ${schoolTime.en.mark()}\n\n${address}/manager/rooms?room=${room}`,
    sms: `a lesson asks for help (${codes[code]}). Teacher: ${teacher}, ${time} ${schoolTime.en.mark()}. ${address}/manager/rooms?room=${room}`,
  }),
  helpUnanswered: ({ teacher, code, time, address, room }) => ({
    subject: `Nobody has answered: ${codes[code]}`,
    text: `A lesson has been waiting for help since ${time} ${schoolTime.en.mark()}: ${codes[code]}. Teacher: ${teacher}.\n\n${address}/manager/rooms?room=${room}`,
    sms: `a lesson has been waiting for help since ${time} ${schoolTime.en.mark()} (${codes[code]}). Teacher: ${teacher}. ${address}/manager/rooms?room=${room}`,
  }),
  childrenAlone: ({ teacher, since, address, room }) => ({
    subject: `Children alone in a lesson: ${teacher}`,
    text: `The teacher is not in the lesson, and the children are.\n\nTeacher: ${teacher}\nAlone since: ${since}\n\nLook in on them or find a replacement:\n${address}/manager/rooms?room=${room}`,
    sms: `children alone in a lesson since ${since}. Teacher: ${teacher}. ${address}/manager/rooms?room=${room}`,
  }),
};
