import { groupsLimits } from '@school/contract/groups/limits';

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
    text: `Hello ${parent},\n\nWe kept a place for you for ${groupsLimits.waitingOfferHours} hours and now offer it to the next family.\n\nGroup: “${group}”\nChild: ${kid}\n\nIf you are still interested, join the waiting list again:\n${address}/groups`,
    sms: `the place in “${group}” is no longer kept. Waiting list: ${address}/groups`,
  }),
  groupClosed: ({ parent, kid, group, reason, address }) => ({
    subject: `The group “${group}” is closing`,
    text: `Hello ${parent},\n\nThe group “${group}” will no longer meet.\nChild: ${kid}\nReason: ${reason}\n\nLessons set aside for its upcoming meetings are back on your balance. Choose another group:\n${address}/groups`,
    sms: `the group “${group}” is closing; lessons set aside are back on your balance. Other groups: ${address}/groups`,
  }),
};
