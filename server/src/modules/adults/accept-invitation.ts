import type { AnswerOf, SentTo } from '@school/contract/calls';
import { adultLimits } from '@school/contract/adults/limits';
import type { SignInStep } from '@school/contract/identity/shapes';

import { countedAddress } from '#platform/counted-address';
import { Refusal } from '#platform/refusal';

import { hashOfLink } from './invite-adult.ts';
import type { Invitation } from './invitations.store.ts';
import type { Tools } from './tools.ts';

/** Looks of one address at links within a minute. */
const looks = { most: 20, window: { minutes: 1 } };

/** A grown-up comes in by the link that went to it, once: with an account and a password of its own. */
export function accepting(tools: Tools) {
  const { db, clock, families, identity, invitations, outbox, rateLimit, realtime } = tools;

  async function meant(token: string, ip: string): Promise<Invitation> {
    await rateLimit.take(`adult link from ${countedAddress(ip)}`, looks);
    const found = await invitations.byToken(hashOfLink(token), clock.now());
    if (!found) throw new Refusal('identity.invitation_over');
    return found;
  }

  return {
    async look(token: string, ip: string): Promise<AnswerOf<'POST /auth/adult'>> {
      const { familyId, name, may, contact, locale, endsAt } = await meant(token, ip);
      const { firstName } = await families.family(familyId);
      return { name, parent: firstName, may, contact, locale, until: endsAt.toString() };
    },
    async accept({ token, name, password, termsAccepted }: SentTo<'POST /auth/adult/accept'>['body'], ip: string): Promise<SignInStep> {
      if (!termsAccepted) throw new Refusal('families.terms_not_accepted');
      const { familyId, invitationId } = await meant(token, ip);
      const accountId = await db.inTransaction(async () => {
        await invitations.lockFamily(familyId);
        const now = clock.now();
        const it = await invitations.end(familyId, invitationId, 'accepted', now);
        if (!it) throw new Refusal('identity.invitation_over');
        if ((await identity.adults.ofFamily(familyId)).length >= adultLimits.perFamily)
          throw new Refusal('adults.too_many', { most: adultLimits.perFamily });
        const { may, kind, contact, locale } = it;
        const added = await identity.adults.add({ familyId, name, may, contact: { kind, to: contact }, password, locale });
        await invitations.note({ familyId, act: 'joined', name, may, byAccount: added.accountId }, now);
        await outbox.publish({ type: 'adults.joined', familyId, adultId: added.adultId, name, may });
        await realtime.changed(`users/${familyId}`);
        return added.accountId;
      });
      return { idToken: await identity.idTokenFor(accountId) };
    },
  };
}
