import type { FamilyCard } from '@school/contract/back-office/family-shapes';

import { ageOn } from '#modules/families';

import type { FamilyTools } from './tools.ts';

/** A family on one screen. */
export const showCard =
  ({
    families,
    identity,
    calendar,
    ledger,
    followUps,
    clock,
  }: Pick<FamilyTools, 'families' | 'identity' | 'calendar' | 'ledger' | 'followUps' | 'clock'>) =>
  async (familyId: string): Promise<FamilyCard> => {
    const family = await families.family(familyId);
    const [contacts, unconfirmedContacts, account, kids, processes, balance, gold, silver] = await Promise.all([
      identity.contactsOf(familyId),
      identity.contacts.waiting(familyId),
      identity.accountOf(familyId),
      families.kidsOf(familyId),
      calendar.processesOf(familyId),
      ledger.balanceOf(familyId),
      ledger.free(familyId, 'gold'),
      ledger.free(familyId, 'silver'),
    ]);
    const faces = await families.kidFaces(kids.map(({ kidUid }) => kidUid));
    const { firstName, lastName, timezone, currency, initialSubject, promoCode, source, awaitsParent, createdAt, locale } = family;
    const asked = await families.askedAbout(familyId);
    return {
      familyId,
      firstName,
      lastName,
      email: contacts.email,
      phone: contacts.phone,
      unconfirmedContacts,
      locale,
      timezone,
      currency,
      initialSubject,
      promoCode,
      createdAt: createdAt.toString(),
      source,
      awaitsParent,
      blocked: account?.blockedAt ? { at: account.blockedAt.toString(), reason: account.blockedReason ?? '' } : null,
      kids: kids.map(({ kidUid, name, surname, birth, languages }) => ({
        kidUid,
        name,
        surname,
        avatar: faces.get(kidUid) ?? null,
        age: ageOn(birth, clock.now()),
        dob: birth,
        languages,
        isAsked: asked.includes(kidUid),
      })),
      processes: processes.map(({ processId, type, subject, courseCode, levelTitle, state, teacher, kids: learners }) => ({
        processId,
        type,
        subject,
        courseCode,
        levelTitle,
        state,
        teacher,
        kids: learners,
      })),
      gold: { units: balance.bundleGold.goldCurrent, free: gold },
      silver: { units: balance.bundleSilver.silverCurrent + balance.subscription.silverCurrent, free: silver },
      tags: (await followUps.tagsOf([familyId])).get(familyId) ?? [],
    };
  };
