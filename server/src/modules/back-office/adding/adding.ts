import type { FamilyInvitation } from '@school/contract/back-office/adding-calls';
import type { FamilyCard } from '@school/contract/back-office/family-shapes';
import type { AnswerOf, SentTo } from '@school/contract/calls';
import { familyInvitation } from '@school/words/letters/joining-texts';

import type { Families } from '#modules/families';
import { type Identity, keptPhone } from '#modules/identity';
import { newId } from '#platform/ids';
import { Refusal } from '#platform/refusal';

import { showCard } from '../family/show-card.ts';
import { showFound } from '../family/show-found.ts';
import type { By, FamilyTools } from '../family/tools.ts';

type Alike = AnswerOf<'POST /manager/families/alike'>;
type Contacts = SentTo<'POST /manager/families/alike'>['body'];
type NewFamily = SentTo<'POST /manager/families'>['body'];
type NewKid = SentTo<'POST /manager/families/:familyId/kids'>['body'];

export interface AddingTools extends Omit<FamilyTools, 'families' | 'identity' | 'school' | 'notes'> {
  families: FamilyTools['families'] & Pick<Families, 'addFamily' | 'addKid' | 'many' | 'kidsOfMany'>;
  identity: FamilyTools['identity'] & Pick<Identity, 'familyInvitations' | 'ownersOf' | 'contactsOfMany'>;
  school: FamilyTools['school'] & { opening: { speaksToFamilies(): Promise<boolean> } };
}

/** Families and children that a manager writes down, and how their parent comes in (docs/rules/families.md#added-by-the-school). */
export function addingActions(tools: AddingTools) {
  const { db, families, identity, audit } = tools;

  return {
    /** Who has these contacts already: shown beside what was typed, before it is saved. */
    async alike(typed: Contacts): Promise<Alike> {
      const owners = await identity.ownersOf({ ...typed, phone: typed.phone === undefined ? undefined : keptPhone(typed.phone) });
      const rows = await families.many(owners.map(({ customerId }) => customerId));
      const found = new Map((await showFound(tools, rows)).map((family) => [family.familyId, family]));
      return { taken: owners.map(({ contact, customerId }) => ({ contact, family: found.get(customerId) ?? null })) };
    },
    addFamily: (by: By, { source, asked, phone, ...form }: NewFamily): Promise<{ familyId: string }> =>
      db.inTransaction(async () => {
        const fields = { ...form, phone: keptPhone(phone) };
        const { familyId } = await families.addFamily(fields, source, { how: asked, byAccount: by.accountId });
        const { firstName, lastName = '', email = null } = form;
        const after = { firstName, lastName, phone: fields.phone, email, source, asked };
        await audit.record({ by, act: 'families.added', familyId, after });
        return { familyId };
      }),
    addKid: (by: By, familyId: string, { asked, ...kid }: NewKid): Promise<FamilyCard> =>
      db.inTransaction(async () => {
        await families.family(familyId);
        const kidUid = await families.addKid(familyId, kid, { how: asked, byAccount: by.accountId });
        const subject = { type: 'kid', id: kidUid, name: kid.name } as const;
        await audit.record({ by, act: 'families.kid_added', familyId, subject, after: { dob: kid.dob, languages: kid.languages, asked } });
        return showCard(tools)(familyId);
      }),
    /** Would an invitation that is sent arrive? */
    isReached: async (familyId: string): Promise<boolean> => (await wayTo(tools, familyId)) !== null,
    invite: (by: By, familyId: string, way: 'send' | 'show'): Promise<FamilyInvitation> =>
      db.inTransaction(async () => {
        const { awaitsParent, firstName, locale } = await families.family(familyId);
        if (!awaitsParent) throw new Refusal('families.joined_already');
        const sentTo = way === 'send' ? await wayTo(tools, familyId) : null;
        const { token, until } = await identity.familyInvitations.make(familyId, sentTo);
        // After the #, which no log on the way ever sees.
        const url = `${tools.address}/join#${token}`;
        if (sentTo) {
          const kid = (await families.kidsOf(familyId)).map(({ name }) => name).join(', ');
          const words = familyInvitation({
            parent: firstName,
            kid,
            url,
            address: tools.address,
            locale,
            school: tools.school.name(locale),
          });
          const key = `family invitation ${newId()}`;
          const letter = { key, customerId: familyId, subject: words.subject, uselessAt: until };
          if (sentTo.kind === 'email') await tools.messages.queue({ ...letter, channel: 'mail', to: sentTo.to, text: words.text });
          else await tools.messages.queue({ ...letter, channel: 'sms', to: sentTo.to.replace('+', ''), text: words.sms });
        }
        const sentBy = sentTo ? sentBys[sentTo.kind] : null;
        // The link is worth nothing to whoever reads the log: it is not in it.
        await audit.record({ by, act: 'families.invited', familyId, after: { way: sentBy ?? 'handed on', until: until.toString() } });
        return { sentBy, url: sentBy === null ? url : null, until: until.toString() };
      }),
  };
}

const sentBys = { email: 'mail', phone: 'sms' } as const;

/** Where a link may go: nothing is sent by a school that is not open, or by a channel that arrives nowhere. */
async function wayTo({ identity, messages, school }: AddingTools, familyId: string) {
  if (!(await school.opening.speaksToFamilies())) return null;
  const { email, phone } = await identity.contactsOf(familyId);
  if (email !== null && messages.arrives('mail')) return { kind: 'email', to: email } as const;
  if (phone !== null && messages.arrives('sms')) return { kind: 'phone', to: phone } as const;
  return null;
}

export type FamilyAdding = ReturnType<typeof addingActions>;
