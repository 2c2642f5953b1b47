import type { AdultRight } from '@school/contract/adult-rights';
import type { FamilyAdults } from '@school/contract/adults/shapes';
import type { SentTo } from '@school/contract/calls';
import { adultRemoved } from '@school/words/letters/adult-letters';

import type { FamilyAdult } from '#modules/identity';
import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { Act } from './invitations.store.ts';
import { showAdults } from './show-adults.ts';
import type { Tools } from './tools.ts';

/** By whom something is done with a grown-up of a family. */
type By = Pick<Principal, 'accountId'> & ({ as: 'parent' | 'adult' } | { as: 'school'; reason: string });

/** What becomes of grown-ups who have come: more or fewer rights, and the way out, at once (docs/rules/adults.md#removed). */
export function changing(tools: Tools) {
  const { audit, db, clock, families, identity, invitations, messages, outbox, realtime, school, address } = tools;
  const all = (familyId: string): Promise<FamilyAdults> => showAdults(tools)(familyId, { isAll: true });

  async function adultOf(familyId: string, adultId: string): Promise<FamilyAdult> {
    const adult = await identity.adults.find(familyId, adultId);
    if (!adult) throw new Refusal('adults.not_found');
    return adult;
  }

  const note = (familyId: string, act: Act, by: By, { name, may }: { name: string; may: AdultRight }) =>
    invitations.note({ familyId, act, name, may, byAccount: by.accountId }, clock.now());

  /** What the school does with a grown-up stands in its log, with the name of whom it was about. */
  async function log(
    act: 'families.adult_removed' | 'families.adult_invitation_withdrawn',
    familyId: string,
    by: By,
    it: { id: string; name: string },
  ) {
    if (by.as !== 'school') return;
    const subject = { type: act === 'families.adult_removed' ? 'adult' : 'invitation', ...it };
    await audit.record({ by, act, familyId, subject, reason: by.reason });
  }

  /** Whoever was removed is told by the contact it signed in with: it has no other way to hear of it. */
  async function tellAdult({ name, locale, email, phone, adultId }: FamilyAdult, familyId: string): Promise<void> {
    const to = email ?? phone;
    if (to === null) return;
    const { firstName } = await families.family(familyId);
    const letter = adultRemoved({ name, parent: firstName, address, locale, school: school.name(locale) });
    const channel = email === null ? ('sms' as const) : ('mail' as const);
    await messages.queue({
      key: `adult removed ${newId()}`,
      channel,
      to: channel === 'sms' ? to.replace('+', '') : to,
      customerId: adultId,
      subject: letter.subject,
      text: channel === 'sms' ? letter.sms : letter.text,
    });
  }

  async function takeOut(familyId: string, adultId: string, by: By): Promise<void> {
    await invitations.lockFamily(familyId);
    const adult = await adultOf(familyId, adultId);
    await identity.adults.remove(adult.accountId);
    await note(familyId, by.as === 'adult' ? 'left' : 'removed', by, adult);
    await log('families.adult_removed', familyId, by, { id: adultId, name: adult.name });
    if (by.as !== 'adult') await tellAdult(adult, familyId);
    await outbox.publish({ type: 'adults.gone', familyId, adultId, name: adult.name, by: by.as });
    await realtime.changed(`users/${familyId}`);
  }

  const own = ({ adult }: Principal) => {
    if (!adult) throw new Refusal('adults.not_invited');
    return adult.adultId;
  };

  return {
    withdraw: (familyId: string, invitationId: string, by: By): Promise<FamilyAdults> =>
      db.inTransaction(async () => {
        const ended = await invitations.end(familyId, invitationId, 'withdrawn', clock.now());
        if (!ended) throw new Refusal('adults.invitation_not_found');
        await note(familyId, 'withdrawn', by, ended);
        await log('families.adult_invitation_withdrawn', familyId, by, { id: invitationId, name: ended.name });
        return all(familyId);
      }),
    allow: (familyId: string, adultId: string, may: AdultRight, by: By): Promise<FamilyAdults> =>
      db.inTransaction(async () => {
        await invitations.lockFamily(familyId);
        const adult = await adultOf(familyId, adultId);
        if (adult.may !== may) {
          await identity.adults.allow(adult, may);
          await note(familyId, 'allowed', by, { ...adult, may });
        }
        return all(familyId);
      }),
    remove: (familyId: string, adultId: string, by: By): Promise<FamilyAdults> =>
      db.inTransaction(async () => {
        await takeOut(familyId, adultId, by);
        return all(familyId);
      }),
    leave: (who: Principal): Promise<void> =>
      db.inTransaction(() => takeOut(who.customerId, own(who), { accountId: who.accountId, as: 'adult' })),
    changeOwn: (who: Principal, { name, locale, timezone }: SentTo<'PATCH /adults/own'>['body']): Promise<void> =>
      db.inTransaction(async () => {
        const adultId = own(who);
        if (locale !== undefined) {
          if (!school.now('familyLanguages').includes(locale)) throw new Refusal('families.language_not_offered');
          await identity.setLocale(adultId, locale);
        }
        if (timezone !== undefined) await identity.adults.liveBy(who.accountId, timezone);
        if (name !== undefined) await identity.adults.rename(who.accountId, name);
        await realtime.changed(`users/${who.customerId}`);
      }),
  };
}
