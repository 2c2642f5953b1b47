import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomInt } from 'node:crypto';

import { identityLimits } from '@school/contract/identity/limits';
import type { SmsSent } from '@school/contract/identity/shapes';
import type { Locale } from '@school/contract/shapes';

import { newId } from '#platform/ids';
import { insist, Refusal } from '#platform/refusal';

import { countedAddress } from '#platform/counted-address';
import { isPumped, mayGetSms, prefixOf } from '../rules/sms.ts';
import type { Tools } from '../dependencies/dependencies.ts';
import { type CodePurpose, codeSms } from '@school/words/letters/code-texts';

const { digits, minutes, tries: triesPerCode, againInSeconds, perNumberHour, perNumberDay, perAddressHour } = identityLimits.smsCode;
const { perAddressMinute } = identityLimits.signInTries;
const ofToday = 'sms codes of the day';

export interface WantedCode {
  /** In E.164. */
  phone: string;
  purpose: CodePurpose;
  ip: string;
  locale: Locale;
  /** Who gets the SMS; null: nobody has applied with this number, which is said. The payload comes back with the right code. */
  to: { customerId?: string | undefined; payload: Record<string, unknown> } | null;
}

/** Never the number itself: what is counted is kept for a day. */
const numberKey = (phone: string) => `sms to ${createHash('sha256').update(phone).digest('base64url')}`;

/**
 * Codes by SMS (docs/rules/accounts.md#sms-codes, docs/design/security.md#sms-codes). One living code a number, whatever it is for; limits of number, address
 * and day, and of ranges of numbers whose codes nobody types in. All of it is counted by the database, one statement each.
 */
export function smsCodes(tools: Tools) {
  const { db, clock, secrets, rateLimit, prefixes, messages, settings } = tools;
  const { perDay } = settings.smsCodes;
  const { hostname } = new URL(settings.publicUrl);
  /** Outside of every transaction: a try that was judged stays counted, also when the caller's work is undone. */
  const outside = AsyncLocalStorage.snapshot();

  async function insistOnLimits(phone: string, ip: string): Promise<void> {
    await tools.rateLimit.take(`sms code from ${countedAddress(ip)}`, { most: perAddressHour, window: { hours: 1 } });
    await tools.rateLimit.take(`${numberKey(phone)} minute`, { most: 1, window: { seconds: againInSeconds } });
    await tools.rateLimit.take(`${numberKey(phone)} hour`, { most: perNumberHour, window: { hours: 1 } });
    await tools.rateLimit.take(`${numberKey(phone)} day`, { most: perNumberDay, window: { hours: 24 } });
    const now = clock.now();
    // Said to everybody alike, whether the number is known or not.
    const isOver = !(await rateLimit.hasRoom(ofToday, perDay));
    if (isOver || isPumped(await prefixes.find(prefixOf(phone), now))) throw new Refusal('identity.sms_unavailable');
  }

  async function send({ phone, purpose, locale, to }: WantedCode & { to: NonNullable<WantedCode['to']> }): Promise<void> {
    const now = clock.now();
    if (!(await rateLimit.fits(ofToday, { most: perDay, window: { hours: 24 } }))) return;
    const code = String(randomInt(10 ** digits)).padStart(digits, '0');
    const expiresAt = now.add({ minutes });
    const text = codeSms({ code, purpose, locale, host: hostname, school: tools.schoolName(locale) });
    await db.inTransaction(async () => {
      await secrets.issue({
        purpose: 'smsCode',
        subject: phone,
        secret: `${purpose} ${code}`,
        payload: to.payload,
        tries: triesPerCode,
        expiresAt,
      });
      await prefixes.countSent(prefixOf(phone), now);
      const { customerId } = to;
      await messages.queue({
        key: `sms code ${newId()}`,
        channel: 'sms',
        to: phone.replace('+', ''),
        customerId,
        text,
        uselessAt: expiresAt,
      });
    });
  }

  return {
    /** Asks for a code. */
    async ask(wanted: WantedCode): Promise<SmsSent> {
      const { phone, ip, to } = wanted;
      insist(mayGetSms(phone, tools.smsCountries()));
      await insistOnLimits(phone, ip);
      // Said within the limits: whoever asks for many numbers is stopped by them first.
      if (!to) throw new Refusal('identity.phone_unknown');
      await send({ ...wanted, to });
      return { againInSeconds, goodForMinutes: minutes };
    },
    /** Uses a code up: its payload, or a refusal. Five tries a code, whatever becomes of the caller's transaction. */
    async claim({ phone, purpose, code, ip }: { phone: string; purpose: CodePurpose; code: string; ip: string }) {
      const counted = `sms code typed from ${countedAddress(ip)}`;
      await tools.rateLimit.take(counted, { most: perAddressMinute, window: { minutes: 1 } });
      const payload = await outside(() => secrets.claim('smsCode', phone, `${purpose} ${code}`, clock.now()));
      if (!payload) throw new Refusal('identity.wrong_sms_code');
      await outside(async () => {
        await rateLimit.takeBack(counted);
        await prefixes.countUsed(prefixOf(phone), clock.now());
      });
      return payload;
    },
  };
}

export type SmsCodes = ReturnType<typeof smsCodes>;
