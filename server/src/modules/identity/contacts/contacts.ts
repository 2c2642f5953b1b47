import type { AnswerOf, SentTo } from '@school/contract/calls';
import { identityLimits } from '@school/contract/identity/limits';
import type { SmsSent } from '@school/contract/identity/shapes';

import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';
import { insist, Refusal } from '#platform/refusal';

import type { Account } from '../stores/accounts.store.ts';
import { mailCodes } from '../codes/mail-codes.ts';
import { smsCodes } from '../codes/sms-codes.ts';
import { confirmContact } from './confirm-contact.ts';
import { confirmPerson } from '../passwords/confirm-person.ts';
import { isConfirmed, mayTakeAway, reachOf, unconfirmed } from '../rules/confirmed.ts';
import type { Tools } from '../dependencies/dependencies.ts';
import { halfHidden } from './half-hidden.ts';
import { contactTextsIn } from '@school/words/letters/contact-texts-in';

type Asked = SentTo<'POST /user/contacts/code'>['body'];
type Contact = Asked['contact'];
type Own = AnswerOf<'GET /user/contacts'>;

const { perAccountDay } = identityLimits.contactCode;
const takenCode = { email: 'identity.email_taken', phone: 'identity.phone_taken' } as const;

const shown = (account: Account): Own => ({ email: account.email, phone: account.phone, unconfirmed: unconfirmed(account) });

/** One's own e-mail and phone (docs/rules/accounts.md#contacts). A phone is confirmed by a code of SMS as everywhere, an e-mail by one of a mail. */
export function contactActions(tools: Tools) {
  const { db, accounts, secrets, messages, clock, settings } = tools;
  const codes = smsCodes(tools);
  const mails = mailCodes(tools);

  const accountOf = async (accountId: string): Promise<Account> => {
    const account = await accounts.find(accountId);
    if (!account) throw new Refusal('identity.session_not_found');
    return account;
  };

  /** The one before is told, so that nobody loses an account unnoticed. */
  async function tellOld(account: Account, kind: Contact['kind'], now: string | null): Promise<void> {
    const { customerId, locale } = account;
    const old = reachOf(account)[kind];
    if (old === null) return;
    const { subject, text } = contactTextsIn(locale).changed[kind];
    const way = kind === 'email' ? { channel: 'mail' as const, to: old } : { channel: 'sms' as const, to: old.replace('+', '') };
    const words = text(now === null ? null : halfHidden(now), settings.publicUrl, tools.schoolName(locale));
    await messages.queue({ ...way, key: `contact ${newId()}`, customerId, subject, text: words });
  }

  /** Written unless somebody was quicker. Who still has the old mailbox has no way in by what was sent there. */
  async function replace(accountId: string, kind: Contact['kind'], to: string | null): Promise<Own> {
    const before = await accounts.lock(accountId);
    if (!before) throw new Refusal('identity.session_not_found');
    if (to === null) insist(mayTakeAway(before, kind));
    const after = { ...before, [kind]: to, [kind === 'email' ? 'emailConfirmedAt' : 'phoneConfirmedAt']: to === null ? null : clock.now() };
    if (!(await accounts.trySetContacts(accountId, after))) throw new Refusal(takenCode[kind]);
    await secrets.endOfAccount(accountId, before.phone);
    await tellOld(before, kind, to);
    if (to !== null && before.role === 'parent' && before.familyId === null)
      await tools.outbox.publish({
        type: 'identity.contact_confirmed',
        customerId: before.customerId,
        role: before.role,
        contact: kind,
      });
    return shown(after);
  }

  /**
   * Uses the code up that came to this contact; refused when it is wrong. Not in the transaction of the change: a wrong
   * code counts whatever comes of it.
   */
  async function claim(accountId: string, { kind, to }: Contact, code: string, ip: string): Promise<void> {
    if (kind === 'email') return mails.claim(accountId, to, code);
    const kept = await codes.claim({ phone: to, purpose: 'newPhone', code, ip });
    if (kept['accountId'] !== accountId) throw new Refusal('identity.wrong_sms_code');
  }

  /** Sends a code to a contact that is written down already. */
  async function sendOwnCode(account: Account, kind: Contact['kind'], ip: string): Promise<SmsSent> {
    const { accountId, customerId, locale, [kind]: to } = account;
    if (to === null) throw new Refusal('identity.contact_needed');
    if (isConfirmed(account, kind)) throw new Refusal('identity.contact_confirmed');
    await tools.rateLimit.take(`contact asked by ${accountId}`, { most: perAccountDay, window: { hours: 24 } });
    // The code of the registration may have gone a moment ago.
    if (kind === 'email') return mails.askOrAwait(account, to, ip);
    return codes.ask({ phone: to, purpose: 'newPhone', ip, locale, to: { customerId, payload: { accountId } } });
  }

  return {
    /** Contacts of a person that wait for their code. */
    waiting: async (customerId: string): Promise<Contact['kind'][]> => {
      const account = await accounts.ofCustomer(customerId);
      return account ? unconfirmed(account) : [];
    },
    /** The one letter of a registration: the code for its e-mail. Over the limits it is not sent; the family asks for it later. */
    async sendFirstCode(accountId: string, ip: string): Promise<void> {
      const account = await accountOf(accountId);
      if (!unconfirmed(account).includes('email')) return;
      await sendOwnCode(account, 'email', ip).catch((fault: unknown) => {
        if (!(fault instanceof Refusal)) throw fault;
      });
    },
    sendOwnCode: async ({ accountId }: Principal, kind: Contact['kind'], ip: string): Promise<SmsSent> =>
      sendOwnCode(await accountOf(accountId), kind, ip),
    /** The code of a contact that is written down already: from now on it is a key, and is written to. */
    async confirmOwn({ accountId }: Principal, kind: Contact['kind'], code: string, ip: string): Promise<Own> {
      const { [kind]: to } = await accountOf(accountId);
      if (to === null) throw new Refusal('identity.contact_needed');
      await claim(accountId, { kind, to } as Contact, code, ip);
      await db.inTransaction(() => confirmContact(tools, accountId, kind, 'inside'));
      return shown(await accountOf(accountId));
    },
    async own(accountId: string): Promise<Own> {
      return shown(await accountOf(accountId));
    },
    /** Sends a code to the new e-mail or phone; nothing has changed yet. */
    async sendCode(who: Principal, { contact: { kind, to }, password }: Asked, ip: string): Promise<SmsSent> {
      await confirmPerson(tools)(who, password);
      const account = await accountOf(who.accountId);
      if (account[kind]?.toLowerCase() === to) throw new Refusal('identity.contact_same');
      // Before it is said whether somebody has it: nobody goes through a list of addresses here.
      await tools.rateLimit.take(`contact asked by ${account.accountId}`, { most: perAccountDay, window: { hours: 24 } });
      if (await accounts.findByLogin(to)) throw new Refusal(takenCode[kind]);
      if (kind === 'email') return mails.ask(account, to, ip);
      const { accountId, customerId, locale } = account;
      return codes.ask({ phone: to, purpose: 'newPhone', ip, locale, to: { customerId, payload: { accountId } } });
    },
    claim: ({ accountId }: Principal, contact: Contact, code: string, ip: string): Promise<void> => claim(accountId, contact, code, ip),
    /** In the caller's transaction, after `claim` or `confirmPerson`. Null takes the contact away; one of the two stays. */
    replace,
  };
}
