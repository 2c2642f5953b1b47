import { randomBytes } from 'node:crypto';

import { identityLimits } from '@school/contract/identity/limits';
import type { SignInStep } from '@school/contract/identity/shapes';

import { newId } from '#platform/ids';
import { Refusal } from '#platform/refusal';

import type { Account } from '../stores/accounts.store.ts';
import { mailCodes } from '../codes/mail-codes.ts';
import type { SmsCodes } from '../codes/sms-codes.ts';
import { confirmContact } from './confirm-contact.ts';
import { halfHidden } from './half-hidden.ts';
import type { ContactKind } from '../rules/confirmed.ts';
import { afterPassword } from '../second-factor/second-factor.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/**
 * The password was right, but the contact it was typed with is confirmed by nobody yet, and the device is not known: a code
 * goes there first, since a contact opens an account only after its code (docs/decisions/0041).
 */
export function contactCheck(tools: Tools, codes: SmsCodes) {
  const mails = mailCodes(tools);
  const send = (account: Account, kind: ContactKind, to: string, ip: string) => {
    const { customerId, accountId, locale } = account;
    // Whoever has just registered need not wait a minute on the next device.
    if (kind === 'email') return mails.askOrAwait(account, to, ip);
    return codes.ask({ phone: to, purpose: 'signIn', ip, locale, to: { customerId, payload: { accountId } } });
  };
  return {
    async begin(account: Account, kind: ContactKind, ip: string): Promise<SignInStep> {
      const to = account[kind];
      if (to === null) throw new Refusal('identity.wrong_credentials');
      const sent = await send(account, kind, to, ip);
      const [ticket, secret] = [newId(), randomBytes(16).toString('hex')];
      await tools.secrets.issue({
        purpose: 'contactCheck',
        subject: ticket,
        secret,
        payload: { accountId: account.accountId, kind, to },
        tries: identityLimits.contactCode.tries,
        expiresAt: tools.clock.now().add({ minutes: identityLimits.contactCode.minutes }),
      });
      return { contactCode: { ticket: `${ticket}.${secret}`, kind, to: halfHidden(to), goodForMinutes: sent.goodForMinutes } };
    },
    /** The code is entered: the contact is confirmed, and signing in goes on. */
    async enter({ ticket, code, ip }: { ticket: string; code: string; ip: string }): Promise<SignInStep> {
      const { secrets, clock, accounts, db } = tools;
      const [subject = '', secret = ''] = ticket.split('.');
      const meant = await secrets.look('contactCheck', subject, secret, clock.now());
      const account = meant && (await accounts.find(String(meant['accountId'])));
      const kind = meant?.['kind'] === 'phone' ? 'phone' : 'email';
      const to = account?.[kind];
      if (!account || !to || to !== meant?.['to']) throw new Refusal('identity.token_expired');
      if (account.blockedAt) throw new Refusal('identity.blocked');
      if (kind === 'email') await mails.claim(account.accountId, to, code);
      else await codes.claim({ phone: to, purpose: 'signIn', code, ip });
      await db.inTransaction(async () => {
        if (!(await secrets.claim('contactCheck', subject, secret, clock.now()))) throw new Refusal('identity.token_expired');
        await confirmContact(tools, account.accountId, kind, 'inside');
      });
      return afterPassword(tools)(account);
    },
  };
}
