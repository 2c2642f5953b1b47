import { createHash, randomBytes } from 'node:crypto';

import { adultLimits } from '@school/contract/adults/limits';
import type { AnswerOf, SentTo } from '@school/contract/calls';
import { adultInvitation } from '@school/words/letters/adult-letters';

import { keptPhone } from '#modules/identity';
import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';
import { insist, Refusal } from '#platform/refusal';

import { mayInvite } from './rules/may-invite.ts';
import { showAdults } from './show-adults.ts';
import type { Tools } from './tools.ts';

export const hashOfLink = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Invites a grown-up by a link to its own e-mail or phone (docs/rules/adults.md#invitation). Whoever has an account here has one family
 * already, and it is said so; so that nobody goes through a list of addresses, a family invites a few times a day.
 */
export const inviteAdult =
  (tools: Tools) =>
  async (who: Principal, asked: SentTo<'POST /adults/invitations'>['body']): Promise<AnswerOf<'POST /adults/invitations'>> => {
    const { db, clock, identity, invitations, messages, rateLimit, families, school, address } = tools;
    const familyId = who.customerId;
    const { name, may, locale } = asked;
    const { kind, to } = asked.contact.kind === 'phone' ? { kind: 'phone' as const, to: keptPhone(asked.contact.to) } : asked.contact;
    await rateLimit.take(`adults invited by ${familyId}`, { most: adultLimits.invitationsPerDay, window: { hours: 24 } });
    const { firstName } = await families.family(familyId);
    return db.inTransaction(async () => {
      await invitations.lockFamily(familyId);
      const now = clock.now();
      const there = {
        adults: (await identity.adults.ofFamily(familyId)).length,
        invitations: (await invitations.living(familyId, now)).length,
      };
      insist(mayInvite(there));
      if ((await identity.ownersOf({ [kind]: to })).length > 0) throw new Refusal('adults.has_account');
      const token = randomBytes(32).toString('base64url');
      const endsAt = now.add({ hours: 24 * adultLimits.invitationDays });
      const invitation = { invitationId: newId(), familyId, name, kind, contact: to, may, locale, endsAt };
      const isNew = await invitations.add({ ...invitation, tokenHash: hashOfLink(token), byAccount: who.accountId }, now);
      if (!isNew) throw new Refusal('adults.invited_already');
      await invitations.note({ familyId, act: 'invited', name, may, byAccount: who.accountId }, now);
      // After the #, which no log on the way ever sees.
      const url = `${address}/adult#${token}`;
      const channel = kind === 'email' ? ('mail' as const) : ('sms' as const);
      const isSent = messages.arrives(channel);
      if (isSent) {
        const letter = adultInvitation({ name, parent: firstName, may, url, address, locale, school: school.name(locale) });
        await messages.queue({
          key: `adult invitation ${invitation.invitationId}`,
          channel,
          to: kind === 'email' ? to : to.replace('+', ''),
          customerId: familyId,
          subject: letter.subject,
          text: kind === 'email' ? letter.text : letter.sms,
          uselessAt: endsAt,
        });
      }
      return {
        adults: await showAdults(tools)(familyId, { isAll: true }),
        sentBy: isSent ? channel : null,
        url: isSent ? null : url,
        until: endsAt.toString(),
      };
    });
  };
