import { createHash, randomInt } from 'node:crypto';

import type { AnswerOf, SentTo } from '@school/contract/calls';
import { identityLimits } from '@school/contract/identity/limits';
import type { SmsSent } from '@school/contract/identity/shapes';

import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { Account } from '../accounts.store.ts';
import { smsCodes } from '../codes/sms-codes.ts';
import { confirmPerson } from '../confirm-person.ts';
import { countTry } from '../count-try.ts';
import type { Tools } from '../tools.ts';
import { halfHidden } from './half-hidden.ts';
import { contactTextsIn } from './texts/texts.ts';

type Asked = SentTo<'POST /user/contacts/code'>['body'];
type Contact = Asked['contact'];
type Own = AnswerOf<'GET /user/contacts'>;

const { digits, minutes, tries: triesOfCode, againInSeconds, perAddressHour, perAccountDay } = identityLimits.contactCode;
const takenCode = { email: 'identity.email_taken', phone: 'identity.phone_taken' } as const;
const hashed = (contact: string) => createHash('sha256').update(contact.toLowerCase()).digest('base64url');

/** One's own e-mail and phone (design, matrix row 7). A phone is confirmed by a code of SMS as everywhere, an e-mail by one of a mail. */
export function contactDeeds(tools: Tools) {
  const { db, accounts, secrets, messages, clock, settings } = tools;
  const codes = smsCodes(tools);

  const accountOf = async (accountId: string): Promise<Account> => {
    const account = await accounts.find(accountId);
    if (!account) throw new Refusal('identity.session_not_found');
    return account;
  };

  async function mailCode({ accountId, customerId, locale }: Account, to: string): Promise<SmsSent> {
    await countTry(tools, `contact code of ${accountId}`, 1, { seconds: againInSeconds });
    await countTry(tools, `contact code to ${hashed(to)}`, perAddressHour, { hours: 1 });
    const secret = String(randomInt(10 ** digits)).padStart(digits, '0');
    const expiresAt = clock.now().add({ minutes });
    await db.inTransaction(async () => {
      await secrets.issue({ purpose: 'newEmail', subject: accountId, secret, payload: { to }, tries: triesOfCode, expiresAt });
      const { subject, text } = contactTextsIn(locale).code;
      const key = `contact code ${newId()}`;
      await messages.queue({ key, channel: 'mail', to, customerId, subject, text: text(secret, minutes), uselessAt: expiresAt });
    });
    return { againInSeconds, goodForMinutes: minutes };
  }

  /** The one before is told, so that nobody loses an account unnoticed. */
  async function tellOld({ customerId, locale, ...before }: Account, kind: Contact['kind'], now: string | null): Promise<void> {
    const old = before[kind];
    if (old === null) return;
    const { subject, text } = contactTextsIn(locale).changed[kind];
    const way = kind === 'email' ? { channel: 'mail' as const, to: old } : { channel: 'sms' as const, to: old.replace('+', '') };
    const words = text(now === null ? null : halfHidden(now), settings.publicUrl);
    await messages.queue({ ...way, key: `contact ${newId()}`, customerId, subject, text: words });
  }

  /** Written unless somebody was quicker. Who still has the old mailbox has no way in by what was sent there. */
  async function replace(accountId: string, kind: Contact['kind'], to: string | null): Promise<Own> {
    const before = await accounts.lock(accountId);
    if (!before) throw new Refusal('identity.session_not_found');
    const after = { email: before.email, phone: before.phone, [kind]: to };
    if (after.email === null && after.phone === null) throw new Refusal('identity.contact_needed');
    if (!(await accounts.trySetContacts(accountId, after.email, after.phone))) throw new Refusal(takenCode[kind]);
    await secrets.endOfAccount(accountId, before.phone);
    await tellOld(before, kind, to);
    return after;
  }

  return {
    async own(accountId: string): Promise<Own> {
      const { email, phone } = await accountOf(accountId);
      return { email, phone };
    },
    /** Sends a code to the new e-mail or phone; nothing has changed yet. */
    async sendCode(who: Principal, { contact: { kind, to }, password }: Asked, ip: string): Promise<SmsSent> {
      await confirmPerson(tools)(who, password);
      const account = await accountOf(who.accountId);
      if (account[kind]?.toLowerCase() === to) throw new Refusal('identity.contact_same');
      // Before it is said whether somebody has it: nobody goes through a list of addresses here.
      await countTry(tools, `contact asked by ${account.accountId}`, perAccountDay, { hours: 24 });
      if (await accounts.findByLogin(to)) throw new Refusal(takenCode[kind]);
      if (kind === 'email') return mailCode(account, to);
      const { accountId, customerId, locale } = account;
      return codes.ask({ phone: to, purpose: 'newPhone', ip, locale, to: { customerId, payload: { accountId } } });
    },
    /**
     * Uses the code up that came to this contact; refused when it is wrong. Not in the transaction of the change: a wrong
     * code counts whatever comes of it.
     */
    async claim({ accountId }: Principal, { kind, to }: Contact, code: string, ip: string): Promise<void> {
      if (kind === 'phone') {
        const kept = await codes.claim({ phone: to, purpose: 'newPhone', code, ip });
        if (kept['accountId'] !== accountId) throw new Refusal('identity.wrong_sms_code');
      } else {
        const kept = await secrets.claim('newEmail', accountId, code, clock.now());
        if (kept?.['to'] !== to) throw new Refusal('identity.contact_code_wrong');
      }
    },
    /** In the caller's transaction, after `claim` or `confirmPerson`. Null takes the contact away; one of the two stays. */
    replace,
  };
}
