import type { AnswerOf, SentTo } from '@school/contract/calls';

import { newId } from '#platform/ids';
import { Refusal } from '#platform/refusal';

import { linkLetter } from './link-letter.ts';
import type { By, FamilyTools } from './tools.ts';

type LinkRequest = SentTo<'POST /manager/families/:familyId/sign-in-link'>['body'];
type Sent = AnswerOf<'POST /manager/families/:familyId/sign-in-link'>;

/**
 * A link by which the family signs in once, to its own confirmed contact (docs/decisions/0042): the manager does not see it. Where
 * the school has no mail and no SMS to send it by, and there alone, the link is shown to be handed on, and it is said so.
 * A code is asked first of whoever has an app; the family is told by its other ways, and reads it among the visits.
 */
export const sendSignInLink =
  ({ db, address, audit, families, identity, support, notifications, messages, school }: FamilyTools) =>
  async (by: By, familyId: string, { reason, code }: LinkRequest): Promise<Sent> => {
    await families.family(familyId);
    await identity.secondFactor.insistOnFreshCode(by.accountId, code);
    return db.inTransaction(async () => {
      const { email, phone, locale } = await identity.reachOf(familyId);
      const canSend = messages.arrives('mail') || messages.arrives('sms');
      if (canSend && email === null && phone === null) throw new Refusal('identity.no_confirmed_contact');
      const { token, until } = await identity.makeSignInToken(familyId);
      const url = `${address}/login?token=${token}`;
      const manager = await identity.nameOf(by.accountId);
      const way =
        email !== null && messages.arrives('mail')
          ? ({ channel: 'mail', to: email } as const)
          : phone !== null && messages.arrives('sms')
            ? ({ channel: 'sms', to: phone.replace('+', '') } as const)
            : undefined;
      const key = `sign-in link ${newId()}`;
      if (way) {
        const { subject, text, sms } = linkLetter({ url, manager, address, locale, school: school.name(locale) });
        const words = way.channel === 'mail' ? text : sms;
        await messages.queue({ key, ...way, customerId: familyId, subject, text: words, uselessAt: until });
      }
      await support.linkMade(by.accountId, familyId, reason, until);
      await notifications.tellLinkMade(familyId, `${key} told`, { manager, reason, wentBy: way?.channel });
      // The link is worth nothing to whoever reads the log: it is not in it.
      const after = { until: until.toString(), way: way?.channel ?? 'handed on' };
      await audit.record({ by, act: 'families.sign_in_link_made', familyId, reason, after });
      return { sentBy: way?.channel ?? null, url: way ? null : url, until: until.toString() };
    });
  };
