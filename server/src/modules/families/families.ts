import type { KidFields } from '@school/contract/families/forms';
import type { Locale } from '@school/contract/shapes';

import type { LiveTopics } from '#platform/module';
import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import { correctFamily, correctKid } from './family/change-by-manager.ts';
import { changeUser, setChildMode } from './family/change-user.ts';
import { consentActions } from './family/consents.ts';
import { createAskedStore } from './stores/asked.store.ts';
import { createConsentStore } from './stores/consents.store.ts';
import { addFamily } from './family/add-family.ts';
import { createKid } from './family/create-kid.ts';
import { joining } from './family/joining.ts';
import { later } from './later/later.ts';
import type { Asked } from './family/make-family.ts';
import { createFamilyStore, type FamilyPage, type FamilyRow, type FoundFamily } from './stores/families.store.ts';
import { keepFound } from './family/keep-found.ts';
import { createKidStore, type KeptKid } from './stores/kids.store.ts';
import { changeKid } from './profile/change-kid.ts';
import { facesBy } from './dependencies/face.ts';
import { faceActions } from './profile/faces.ts';
import { replaceContact } from './profile/replace-contact.ts';
import { askRegistrationCode, registerFamily } from './family/register-family.ts';
import { readingsOf, type Wanted } from './rules/found-by.ts';
import type { KidRecord } from './rules/kid.ts';
import { showKid, showUser } from './family/show-user.ts';
import type { FamiliesGiven, Tools } from './dependencies/dependencies.ts';

/** A family as other modules may know it. */
export interface Family extends Pick<
  FamilyRow,
  'familyId' | 'firstName' | 'lastName' | 'timezone' | 'currency' | 'initialSubject' | 'promoCode' | 'source' | 'awaitsParent' | 'createdAt'
> {
  locale: Locale;
}

/** Families and their kids: everything that can be done with them, and their two live documents (docs/rules/wire.md#live-topics). */
export function createFamilies(given: FamiliesGiven) {
  const tools: Tools = {
    ...given,
    ...facesBy(given.files),
    families: createFamilyStore(given.db),
    kids: createKidStore(given.db),
    consents: createConsentStore(given.db),
    asked: createAskedStore(given.db),
  };
  const { families, kids, identity } = tools;

  /** A kid of this family; of another one, or of none, it is not found. */
  const kidOf = async (familyId: string, kidUid: string): Promise<KeptKid> => {
    const kid = await kids.ofFamily(familyId, kidUid);
    if (!kid) throw new Refusal('families.kid_not_found');
    return kid;
  };
  const show = { user: showUser(tools), kid: showKid(tools) };
  /** The kid that whoever asks may see: itself in its own session, any of the family's for its parent, else undefined. */
  const seenBy = async (who: Principal, kidUid: string): Promise<KeptKid | undefined> =>
    who.role === 'kid' && who.kidUid !== kidUid ? undefined : kids.ofFamily(who.customerId, kidUid);
  const kidFor = async (who: Principal, kidUid: string): Promise<KeptKid> => {
    const kid = await seenBy(who, kidUid);
    if (!kid) throw new Refusal('families.kid_not_found');
    return kid;
  };
  const showKidTo = async (who: Principal, kidUid: string) => show.kid(await kidFor(who, kidUid));

  /** The two live documents, by their topics. */
  const live: LiveTopics = {
    'users/:customerId': {
      may: (who, { customerId }) => who.customerId === customerId,
      snapshot: (_params, _query, who) => show.user(who),
    },
    'kids/:kidUid': {
      may: async (who, { kidUid }) => (await seenBy(who, kidUid)) !== undefined,
      snapshot: ({ kidUid }, _query, who) => showKidTo(who, kidUid),
    },
  };

  return {
    live,
    register: registerFamily(tools),
    askRegistrationCode: askRegistrationCode(tools),
    /** Children who are too young yet. */
    later: later(tools),
    createKid: createKid(tools),
    changeUser: changeUser(tools),
    changeKid: changeKid(tools),
    ...faceActions(tools),
    replaceContact: replaceContact(tools),
    setChildMode: setChildMode(tools),
    /** For managers. */
    addFamily: addFamily(tools),
    addKid: (familyId: string, kid: KidFields, asked: Asked) => createKid(tools)(familyId, kid, asked),
    /** Children of a family whose parent was asked by word and has not agreed yet. */
    askedAbout: tools.asked.waiting,
    ...joining(tools),
    correctFamily: correctFamily(tools),
    correctKid: correctKid(tools),
    showUser: show.user,
    ...consentActions(tools),
    showKid: showKidTo,
    kidOf: kidOf as (familyId: string, kidUid: string) => Promise<KidRecord>,
    /** A kid for whoever asks: for its parent and for itself. A sibling's session does not find it. */
    kidFor: kidFor as (who: Principal, kidUid: string) => Promise<KidRecord>,
    /** The same rule as an answer; a kid's session names its kid, so that nothing is read for it. */
    isKidFor: async (who: Principal, kidUid: string): Promise<boolean> =>
      who.role === 'kid' ? who.kidUid === kidUid : (await seenBy(who, kidUid)) !== undefined,
    kids: kids.many as (kidUids: readonly string[]) => Promise<KidRecord[]>,
    async kidsOf(familyId: string): Promise<KidRecord[]> {
      return kids.allOfFamilies([familyId]);
    },
    /** First names and faces of a family's kids: what a device that the parent has allowed shows before anybody signs in. */
    async facesOf(familyId: string) {
      const all = await kids.allOfFamilies([familyId]);
      return all.map(({ kidUid, name, avatar }) => ({ kidUid, firstName: name, avatar: tools.faceOfKid(avatar) }));
    },
    kidsOfMany: kids.allOfFamilies as (familyIds: readonly string[]) => Promise<KidRecord[]>,
    /** Is the way back from a kid session kept by a PIN? */
    async hasChildMode(familyId: string): Promise<boolean> {
      return (await families.find(familyId))?.childMode ?? false;
    },
    /** Writes anew what a family is found by. */
    refind: keepFound(tools),
    /** Names of the parents of many families at once. */
    async namesOf(familyIds: readonly string[]): Promise<Map<string, string>> {
      const rows = familyIds.length === 0 ? [] : await families.many(familyIds);
      return new Map(rows.map(({ familyId, firstName, lastName }) => [familyId, `${firstName} ${lastName}`.trim()]));
    },
    /** Time zones of many families at once. */
    timezonesOf: families.timezonesOf,
    zonesCounted: families.zonesCounted,
    /** How many families registered on each day of the school’s zone; both days included. */
    registrationsOf: families.registrationsOf,
    /** Refuses with families.family_not_found. */
    async family(familyId: string): Promise<Family> {
      const [row, { locale }] = await Promise.all([families.find(familyId), identity.contactsOf(familyId)]);
      if (!row) throw new Refusal('families.family_not_found');
      const { firstName, lastName, timezone, currency, initialSubject, promoCode, source, awaitsParent, createdAt } = row;
      return { familyId, firstName, lastName, timezone, currency, initialSubject, promoCode, source, awaitsParent, createdAt, locale };
    },
    /**
     * A page of families, newest first, by whatever was typed: names in any order, an e-mail, a phone in any form or a part
     * of it. When nobody has those words, they are read in other ways (rules/found-by.ts). For the back office.
     */
    async page({ typed, ...page }: Omit<FamilyPage, 'wanted'> & { typed: string }): Promise<FamilyRow[]> {
      for (const wanted of waysToRead(typed, page.orAmong)) {
        const found = await families.page({ wanted, ...page });
        if (found.length > 0) return found;
        const isEnd = page.before !== undefined && (await families.page({ ...page, wanted, before: undefined, limit: 1 })).length > 0;
        if (isEnd) return [];
      }
      return [];
    },
    /** These families, in no order. */
    many: (familyIds: readonly string[]): Promise<FamilyRow[]> => families.many(familyIds),
    /** Everybody whom `page` would find, page by page, at once and with less of each. For the back office. */
    /** Who applied when, and how they found the school: for reports. */
    appliedBetween: families.appliedBetween,
    async matching({ typed, orAmong }: { typed: string; orAmong: readonly string[] }): Promise<FoundFamily[]> {
      for (const wanted of waysToRead(typed, orAmong)) {
        const found = await families.matching({ wanted, orAmong });
        if (found.length > 0) return found;
      }
      return [];
    },
    /** How many `page` would find. For the back office. */
    async count({ typed, orAmong }: { typed: string; orAmong: readonly string[] }): Promise<number> {
      for (const wanted of waysToRead(typed, orAmong)) {
        const found = await families.count({ wanted, orAmong });
        if (found > 0) return found;
      }
      return 0;
    },
  };
}

/** Nothing typed is everybody; signs that are no words are nobody, unless some are meant besides. */
const waysToRead = (typed: string, orAmong: readonly string[]): readonly Wanted[] => {
  const readings = readingsOf(typed);
  return readings.length === 0 && (typed.trim() === '' || orAmong.length > 0) ? [[]] : readings;
};

export type Families = ReturnType<typeof createFamilies>;
