import type { Kid, User } from '@school/contract/families/shapes';

import { ownIdOf, type Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { KeptKid } from '../stores/kids.store.ts';
import { ageOn } from '../rules/kid.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/** A kid as its family sees it; its courses are filled in by learning. */
export const showKid =
  ({ kidParts, clock, faceOfKid }: Tools) =>
  async (kid: KeptKid): Promise<Kid> => ({
    kidUid: kid.kidUid,
    firstName: kid.name,
    lastName: kid.surname,
    name: kid.name,
    surname: kid.surname,
    avatar: faceOfKid(kid.avatar),
    dob: kid.birth,
    age: ageOn(kid.birth, clock.now()),
    languages: kid.languages,
    coursesProgress: [],
    ...(await kidParts.of(kid.kidUid)),
  });

/**
 * The whole document of a family (docs/rules/wire.md#user), as this person may see it: a kid sees itself only, without balance,
 * contacts and gifts; support sees no contacts (docs/design/security.md#role-matrix).
 */
export const showUser =
  (tools: Tools) =>
  async (who: Principal): Promise<User> => {
    const { families, kids, identity, userParts, region } = tools;
    const familyId = who.customerId;
    const isKid = who.role === 'kid';
    const found = async () => {
      const family = await families.find(familyId);
      if (!family) throw new Refusal('families.family_not_found');
      return family;
    };
    const kidsSeen = async () => {
      const all = await kids.allOfFamilies([familyId]);
      return Promise.all(all.filter(({ kidUid }) => !isKid || kidUid === who.kidUid).map(showKid(tools)));
    };
    const [family, kidsShown, contacts, waiting, parts, asked] = await Promise.all([
      found(),
      kidsSeen(),
      identity.contactsOf(ownIdOf(who)),
      identity.contacts.waiting(ownIdOf(who)),
      userParts.of(familyId),
      tools.asked.waiting(familyId),
    ]);
    // Another grown-up of the family reads its own name and contacts here, never those of the parent (docs/rules/adults.md#rights).
    const adult = who.adult && (await identity.adults.find(familyId, who.adult.adultId));
    const { gifts = [], processes = [] } = parts;
    const { isBalanceReplenished = false, isFirstBundlePaid = false } = parts.balance ?? {};
    // The balance is created by the first units that come (docs/rules/onboarding.md#who-is-sent-there).
    const balance = isBalanceReplenished || isFirstBundlePaid ? (parts.balance ?? null) : null;
    const hasContacts = who.role === 'parent';
    return {
      customerId: familyId,
      firstName: adult ? adult.name : family.firstName,
      lastName: adult ? '' : family.lastName,
      email: hasContacts ? contacts.email : null,
      phone: hasContacts ? contacts.phone : null,
      unconfirmedContacts: hasContacts ? waiting : [],
      avatar: tools.faceOfParent(adult ? null : family.avatar),
      currency: family.currency,
      locale: contacts.locale,
      timezone: adult?.zone ?? family.timezone,
      reg: region,
      kids: kidsShown,
      balance: isKid ? null : balance,
      processes: isKid ? processes.filter((process) => process.kids.some((kidUid) => kidUid === who.kidUid)) : processes,
      gifts: isKid ? [] : gifts,
      onboarding: {
        state: isFirstBundlePaid ? 'paid' : (parts.onboarding?.state ?? 'active'),
        initialSubject: family.initialSubject,
        diagnostics: parts.onboarding?.diagnostics ?? { kids: [] },
      },
      // Until the trial is over paying is shut, unless a manager has opened it: then the trial is only offered.
      priority: parts.priority ?? family.priority,
      preferences: {
        // What it sees in is the choice of its device.
        theme: adult ? 'system' : family.theme,
        childMode: family.childMode,
        sounds: family.sounds,
        kidFaces: family.kidFaces,
        tourSeen: family.tourSeen || adult !== undefined,
      },
      parentBrainTrainerProgress: isKid ? null : (parts.parentBrainTrainerProgress ?? null),
      choosedGroupDuringRegistration: family.choosedGroup,
      hasToAgree: who.role === 'parent' && !adult && asked.length > 0,
      isNew: balance === null,
      createdAt: family.createdAt.toString(),
    };
  };
