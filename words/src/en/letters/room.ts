import type { RoomTexts } from '../../letters/room-texts.ts';

const team = '\n\nThe Chip School team';

export const enRoom: RoomTexts = {
  kidMissing: ({ parent, kid, teacher, moment, address }) => ({
    subject: `The lesson has begun: ${teacher} is waiting`,
    text: `Hello ${parent},\n\nThe lesson is on, and the teacher is there, waiting.\n\nChild: ${kid}\nLesson: ${moment}\nTeacher: ${teacher}\n\nEnter the lesson:\n${address}/${team}`,
    sms: `Chip School: the lesson has begun, ${teacher} is waiting. Child: ${kid}. Enter: ${address}/`,
  }),
  childrenAlone: ({ teacher, since, address }) => ({
    subject: `Children alone in a lesson: ${teacher}`,
    text: `The teacher is not in the lesson, and the children are.\n\nTeacher: ${teacher}\nAlone since: ${since}\n\nLook in on them or find a replacement:\n${address}/manager/late`,
    sms: `Chip School: children alone in a lesson since ${since}. Teacher: ${teacher}. ${address}/manager/late`,
  }),
};
