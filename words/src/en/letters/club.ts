import { groupLessons, lessons as ofLessons } from '../shared/amounts.ts';
import type { ClubTexts } from '../../letters/club-texts.ts';

export const enClub: ClubTexts = {
  groupJoined: ({ parent, kid, group, moment, address }) => ({
    subject: `You have joined “${group}”`,
    text: `Hello ${parent},\n\nThe place in the group is yours.\n\nGroup: “${group}”\nChild: ${kid}\n${moment ? `First lesson: ${moment}\n` : ''}\nAll lessons are in your schedule:\n${address}/schedule\n\nIf plans change, you can cancel one lesson or leave the group:\n${address}/groups`,
    sms: `the place in “${group}” is yours.${moment ? ` First lesson: ${moment}.` : ''} ${address}/schedule`,
  }),
  groupVisitBooked: ({ parent, kid, group, moment, address }) => ({
    subject: `Trial lesson in a group: ${moment}`,
    text: `Hello ${parent},\n\nSee you at the trial lesson.\n\nGroup: “${group}”\nChild: ${kid}\nWhen: ${moment}\n\nWe keep the place in the group until the lesson is over. If you like it, join the group:\n${address}/groups`,
    sms: `trial lesson in a group: ${moment}. Group “${group}”. ${address}/groups`,
  }),
  groupPlaceOffered: ({ parent, kid, group, until, moment, address }) => ({
    subject: `There is a place in “${group}”`,
    text: `Hello ${parent},\n\nYou were waiting for a place in a group, and one is free. We are keeping it for you until ${until}.\n\nGroup: “${group}”\nChild: ${kid}\n${moment ? `Next lesson: ${moment}\n` : ''}\nTake the place, or let it go:\n${address}/groups`,
    sms: `there is a place in “${group}”, kept until ${until}. ${address}/groups`,
  }),
  groupOfferExpired: ({ parent, kid, group, address }) => ({
    subject: `The place in “${group}” is no longer kept`,
    text: `Hello ${parent},\n\nWe kept a place for you as long as we said, and now offer it to the next family.\n\nGroup: “${group}”\nChild: ${kid}\n\nIf you are still interested, join the waiting list again:\n${address}/groups`,
    sms: `the place in “${group}” is no longer kept. Waiting list: ${address}/groups`,
  }),
  groupNotGathered: ({ parent, kid, group, address }) => ({
    subject: `Too few children for “${group}”`,
    text: `Hello ${parent},\n\nSadly too few children joined the group, and it will not begin.\n\nGroup: “${group}”\nChild: ${kid}\n\nThe lessons set aside for it are back on your balance. Choose another group or join a waiting list:\n${address}/groups`,
    sms: `“${group}” will not begin: too few children. Lessons set aside are back on your balance. Other groups: ${address}/groups`,
  }),
  groupCloses: ({ parent, kid, group, from, lessons, returned, reason, address }) => ({
    subject: `“${group}” closes on ${from}`,
    text: `Hello ${parent},\n\nThe group closes on ${from}. Until then it meets as usual.\n\nGroup: “${group}”\nChild: ${kid}\nReason: ${reason}\n${lessons > 0 ? `Will not take place: ${ofLessons(lessons)}\n` : ''}${returned > 0 ? `Back on your balance: ${groupLessons(returned)}\n` : ''}\nChoose another group:\n${address}/groups`,
    sms: `“${group}” closes on ${from}.${returned > 0 ? ` Back on your balance: ${groupLessons(returned)}.` : ''} Other groups: ${address}/groups`,
  }),
  groupMoved: ({ parent, kid, group, first, teacher, withTeacher, missing, reason, address }) => ({
    subject: withTeacher ? `“${group}” has a new teacher` : `“${group}” has a new time`,
    text: `Hello ${parent},\n\n${withTeacher ? 'Another teacher will lead the group.' : 'The group will meet at another time.'}\n\nGroup: “${group}”\nChild: ${kid}\nFirst lesson: ${first}\nTeacher: ${teacher}\nReason: ${reason}\n${missing.length > 0 ? `Your child has another lesson then and no place in the group on: ${missing.join('; ')}\n` : ''}\nIf this does not suit you, you can leave the group on any day, and the lessons come back to your balance:\n${address}/groups`,
    sms: `“${group}”: first lesson ${withTeacher ? 'with the new teacher' : 'at the new time'}: ${first}. ${address}/groups`,
  }),
  groupLessonsOff: ({ parent, kid, group, moments, returned, reason, address }) => ({
    subject: `“${group}”: no lessons`,
    text: `Hello ${parent},\n\nThe group does not meet on: ${moments.join('; ')}.\n\nGroup: “${group}”\nChild: ${kid}\nReason: ${reason}\n${returned > 0 ? `Back on your balance: ${groupLessons(returned)}\n` : ''}\nAll other lessons are in your schedule:\n${address}/schedule`,
    sms: `“${group}” does not meet on: ${moments.join('; ')}. ${address}/schedule`,
  }),
  groupClosed: ({ parent, kid, group, reason, address }) => ({
    subject: `The group “${group}” is closing`,
    text: `Hello ${parent},\n\nThe group “${group}” will no longer meet.\nChild: ${kid}\nReason: ${reason}\n\nLessons set aside for its upcoming meetings are back on your balance. Choose another group:\n${address}/groups`,
    sms: `the group “${group}” is closing; lessons set aside are back on your balance. Other groups: ${address}/groups`,
  }),
};
