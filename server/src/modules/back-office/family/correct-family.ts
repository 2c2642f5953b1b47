import type { FamilyCard } from '@school/contract/back-office/family-shapes';
import type { SentTo } from '@school/contract/calls';

import type { KidRecord } from '#modules/families';
import { keptPhone } from '#modules/identity';
import { newId } from '#platform/ids';

import { showCard } from './show-card.ts';
import type { By, FamilyTools } from './tools.ts';

type OfFamily = SentTo<'PATCH /manager/families/:familyId'>['body'];
type OfKid = SentTo<'PATCH /manager/families/:familyId/kids/:kidUid'>['body'];

/** Of two records, the fields that are not the same in both, as they were and as they are. */
function changedIn<T extends object>(before: T, after: T): { before: Partial<T>; after: Partial<T> } | undefined {
  const names = (Object.keys(after) as Array<keyof T>).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const only = (it: T) => Object.fromEntries(names.map((name) => [name, it[name]])) as Partial<T>;
  return names.length === 0 ? undefined : { before: only(before), after: only(after) };
}

const ownFields = ({ firstName, lastName, email, phone, locale, timezone }: FamilyCard) => ({
  firstName,
  lastName,
  email,
  phone,
  locale,
  timezone,
});
const kidFields = ({ name, surname, birth, languages }: KidRecord) => ({ name, surname, dob: birth, languages });

/**
 * Names, contacts, language, zone of a family; the log says what they were. Another e-mail or phone opens the account in the
 * end, so a code is asked first of a manager who has an app, as for a link to sign in (docs/decisions/0042).
 */
export const correctFamily =
  (tools: FamilyTools) =>
  async (by: By, familyId: string, { reason, code, ...typed }: OfFamily): Promise<FamilyCard> => {
    const wanted = typeof typed.phone === 'string' ? { ...typed, phone: keptPhone(typed.phone) } : typed;
    const { email, phone } = await showCard(tools)(familyId);
    const isOther = (now: string | null, next: string | null | undefined) => next !== undefined && next !== now;
    if (isOther(email, wanted.email) || isOther(phone, wanted.phone))
      await tools.identity.secondFactor.insistOnFreshCode(by.accountId, code);
    return tools.db.inTransaction(async () => {
      const before = await showCard(tools)(familyId);
      const reached = await tools.identity.reachOf(familyId);
      await tools.families.correctFamily(familyId, wanted);
      const card = await showCard(tools)(familyId);
      const changed = changedIn(ownFields(before), ownFields(card));
      if (changed) await tools.audit.record({ by, act: 'families.changed', familyId, reason, ...changed });
      // Told where the family was reached: nothing but a code goes to a contact that nobody has confirmed.
      const oldEmail = changed?.before.email ? reached.email : null;
      const oldPhone = changed?.before.phone ? reached.phone : null;
      if (oldEmail || oldPhone)
        await tools.notifications.tellContactsChanged(familyId, `contacts ${newId()}`, { email: oldEmail, phone: oldPhone });
      return card;
    });
  };

/** Name, birth month, languages of a kid; its picture may be taken away. */
export const correctKid =
  (tools: FamilyTools) =>
  (by: By, { familyId, kidUid }: { familyId: string; kidUid: string }, { reason, withoutPicture, ...wanted }: OfKid): Promise<FamilyCard> =>
    tools.db.inTransaction(async () => {
      await tools.families.family(familyId);
      const before = await tools.families.kidOf(familyId, kidUid);
      await tools.families.correctKid(before, wanted);
      const after = await tools.families.kidOf(familyId, kidUid);
      const changed = changedIn(kidFields(before), kidFields(after));
      const subject = { type: 'kid', id: kidUid, name: after.name };
      const had = (await tools.families.kidFaces([kidUid])).get(kidUid) ?? null;
      const takesPicture = withoutPicture === true && had !== null;
      if (takesPicture) await tools.families.takeKidPicture(familyId, kidUid);
      const picture = takesPicture && { before: { ...changed?.before, picture: true }, after: { ...changed?.after, picture: false } };
      if (changed || picture)
        await tools.audit.record({ by, act: 'families.kid_changed', familyId, subject, reason, ...changed, ...picture });
      return showCard(tools)(familyId);
    });
