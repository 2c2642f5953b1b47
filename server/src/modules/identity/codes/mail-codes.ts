import { createHash, randomInt } from 'node:crypto';

import { identityLimits } from '@school/contract/identity/limits';
import type { SmsSent } from '@school/contract/identity/shapes';

import { newId } from '#platform/ids';
import { Refusal } from '#platform/refusal';

import type { Account } from '../stores/accounts.store.ts';
import { contactTextsIn } from '@school/words/letters/contact-texts-in';
import { countedAddress } from '#platform/counted-address';
import type { Tools } from '../dependencies/dependencies.ts';

const { digits, minutes, tries: triesOfCode, againInSeconds, perContactHour, perContactDay, perAddressHour } = identityLimits.contactCode;
const ofToday = 'mail codes of the day';
const hashed = (contact: string) => createHash('sha256').update(contact.toLowerCase()).digest('base64url');

/**
 * Codes by mail: the only letters that go to an address nobody has confirmed. Limits of the account, the address they go to,
 * the address they are asked from, and the day; nothing of the letter is written by whoever asks for it.
 */
export const mailCodes = (tools: Tools) => ({
  /** As `ask`; a code that is on its way already does, and how long it is good and when another may go is said of that one. */
  async askOrAwait(account: Account, to: string, ip: string): Promise<SmsSent> {
    try {
      return await this.ask(account, to, ip);
    } catch (fault) {
      const now = tools.clock.now();
      const [living] = await tools.secrets.living('newEmail', [account.accountId], now);
      if (!(fault instanceof Refusal) || living?.payload['to'] !== to) throw fault;
      const good = living.expiresAt.since(now).total('minutes');
      return { againInSeconds: Number(fault.facts['seconds'] ?? againInSeconds), goodForMinutes: Math.max(1, Math.floor(good)) };
    }
  },
  async ask({ accountId, customerId, locale }: Account, to: string, ip: string): Promise<SmsSent> {
    const { db, clock, secrets, messages, settings } = tools;
    await tools.rateLimit.take(`mail code from ${countedAddress(ip)}`, { most: perAddressHour, window: { hours: 1 } });
    await tools.rateLimit.take(`contact code of ${accountId}`, { most: 1, window: { seconds: againInSeconds } });
    await tools.rateLimit.take(`contact code to ${hashed(to)}`, { most: perContactHour, window: { hours: 1 } });
    await tools.rateLimit.take(`contact code to ${hashed(to)} day`, { most: perContactDay, window: { hours: 24 } });
    await tools.rateLimit.take(ofToday, { most: settings.mailCodesPerDay, window: { hours: 24 } });
    const secret = String(randomInt(10 ** digits)).padStart(digits, '0');
    const expiresAt = clock.now().add({ minutes });
    await db.inTransaction(async () => {
      await secrets.issue({ purpose: 'newEmail', subject: accountId, secret, payload: { to }, tries: triesOfCode, expiresAt });
      const words = contactTextsIn(locale).code;
      const school = tools.schoolName(locale);
      const [subject, text] = [words.subject(school), words.text(secret, minutes, school)];
      const key = `contact code ${newId()}`;
      await messages.queue({ key, channel: 'mail', to, customerId, subject, text, uselessAt: expiresAt });
    });
    return { againInSeconds, goodForMinutes: minutes };
  },
  /** Uses the code up; a wrong one counts, whatever becomes of the caller's work. */
  async claim(accountId: string, to: string, code: string): Promise<void> {
    const kept = await tools.secrets.claim('newEmail', accountId, code, tools.clock.now());
    if (kept?.['to'] !== to) throw new Refusal('identity.contact_code_wrong');
  },
});
