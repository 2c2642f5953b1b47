import { groupLessons, lessons as ofLessons } from '../shared/amounts.ts';
import type { ClubTexts } from '../../letters/club-texts.ts';

export const enClub: ClubTexts = {
  groupJoined: ({ parent, kid, group, moment, address }) => ({
    subject: `You have joined “${group}”`,
    text: `Hello ${parent},\n\nYou’re in.\n\nGroup: “${group}”\nChild: ${kid}\n${moment ? `First lesson: ${moment}\n` : ''}\nAll lessons are in your schedule:\n${address}/schedule\n\nIf plans change, you can cancel one lesson or leave the group:\n${address}/groups`,
    sms: `you’re in “${group}”.${moment ? ` First lesson: ${moment}.` : ''} ${address}/schedule`,
  }),
  groupVisitBooked: ({ parent, kid, group, moment, address }) => ({
    subject: `Trial lesson in a group: ${moment}`,
    text: `Hello ${parent},\n\nSee you at the trial lesson.\n\nGroup: “${group}”\nChild: ${kid}\nWhen: ${moment}\n\nWe hold the place until the lesson ends. Like it? Join the group:\n${address}/groups`,
    sms: `trial lesson in a group: ${moment}. Group “${group}”. ${address}/groups`,
  }),
  groupPlaceOffered: ({ parent, kid, group, until, moment, address }) => ({
    subject: `A place in “${group}” is open`,
    text: `Hello ${parent},\n\nYou were waiting for a place in a group, and one has opened up. We’re holding it for you until ${until}.\n\nGroup: “${group}”\nChild: ${kid}\n${moment ? `Next lesson: ${moment}\n` : ''}\nTake the place or decline it:\n${address}/groups`,
    sms: `a place in “${group}” is open, held until ${until}. ${address}/groups`,
  }),
  groupOfferExpired: ({ parent, kid, group, address }) => ({
    subject: `Your held place in “${group}” has expired`,
    text: `Hello ${parent},\n\nWe held the place for you as long as we promised. Now we’re offering it to the next family.\n\nGroup: “${group}”\nChild: ${kid}\n\nStill interested? Join the waiting list again:\n${address}/groups`,
    sms: `your held place in “${group}” has expired. Waiting list: ${address}/groups`,
  }),
  groupNotGathered: ({ parent, kid, group, address }) => ({
    subject: `“${group}” won’t start`,
    text: `Hello ${parent},\n\nSorry, too few children signed up, so the group won’t start.\n\nGroup: “${group}”\nChild: ${kid}\n\nThe lessons reserved for it are back on your balance. Choose another group or join a waiting list:\n${address}/groups`,
    sms: `“${group}” won’t start: too few children. Your lessons are back on your balance. Other groups: ${address}/groups`,
  }),
  groupCloses: ({ parent, kid, group, from, lessons, returned, reason, address }) => ({
    subject: `“${group}” closes on ${from}`,
    text: `Hello ${parent},\n\nThe group closes on ${from}. Until then it meets as usual.\n\nGroup: “${group}”\nChild: ${kid}\nReason: ${reason}\n${lessons > 0 ? `Cancelled: ${ofLessons(lessons)}\n` : ''}${returned > 0 ? `Back on your balance: ${groupLessons(returned)}\n` : ''}\nChoose another group:\n${address}/groups`,
    sms: `“${group}” closes on ${from}.${returned > 0 ? ` Back on your balance: ${groupLessons(returned)}.` : ''} Other groups: ${address}/groups`,
  }),
  groupMoved: ({ parent, kid, group, first, teacher, withTeacher, missing, reason, address }) => ({
    subject: withTeacher ? `“${group}” has a new teacher` : `“${group}” has a new time`,
    text: `Hello ${parent},\n\n${withTeacher ? 'Another teacher is taking over the group.' : 'The group will meet at another time.'}\n\nGroup: “${group}”\nChild: ${kid}\nFirst lesson: ${first}\nTeacher: ${teacher}\nReason: ${reason}\n${missing.length > 0 ? `Your child has another lesson at these times, so we didn’t book the group: ${missing.join('; ')}\n` : ''}\nIf this doesn’t suit you, you can leave the group any day. The lessons return to your balance:\n${address}/groups`,
    sms: `“${group}”: first lesson ${withTeacher ? 'with the new teacher' : 'at the new time'}: ${first}. ${address}/groups`,
  }),
  groupLessonsOff: ({ parent, kid, group, moments, returned, reason, address }) => ({
    subject: `“${group}”: no lessons`,
    text: `Hello ${parent},\n\nThe group won’t meet on: ${moments.join('; ')}.\n\nGroup: “${group}”\nChild: ${kid}\nReason: ${reason}\n${returned > 0 ? `Back on your balance: ${groupLessons(returned)}\n` : ''}\nThe other lessons are in your schedule:\n${address}/schedule`,
    sms: `“${group}” won’t meet on: ${moments.join('; ')}. ${address}/schedule`,
  }),
  groupClosed: ({ parent, kid, group, reason, address }) => ({
    subject: `The group “${group}” is closing`,
    text: `Hello ${parent},\n\nThe group “${group}” will no longer meet.\nChild: ${kid}\nReason: ${reason}\n\nThe lessons reserved for it are back on your balance. Choose another group:\n${address}/groups`,
    sms: `the group “${group}” is closing, your lessons are back on your balance. Other groups: ${address}/groups`,
  }),
};
