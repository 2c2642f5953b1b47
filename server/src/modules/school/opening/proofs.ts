import { createHash, randomBytes, randomInt } from 'node:crypto';

import { settingLimits } from '@school/contract/school/limits';
import type { ProvedChannel, ProvedWay } from '@school/contract/school/opening';
import type { Locale } from '@school/contract/shapes';
import { proofCode } from '@school/words/letters/opening-texts';

import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import { newId } from '#platform/ids';
import type { Messages } from '#platform/messages';
import type { RateLimit } from '#platform/rate-limit';
import { Refusal } from '#platform/refusal';

import type { Ways } from '../secrets/ways.ts';
import { createProofStore } from './proofs.store.ts';

export interface ProofsGiven {
  db: Db;
  clock: Clock;
  messages: Pick<Messages, 'queue' | 'arrives' | 'check'>;
  rateLimit: Pick<RateLimit, 'take'>;
  /** How mail, SMS and messages of the bot leave the school now. */
  ways(): Pick<Ways, ProvedWay>;
}

const { codeMinutes, codeTries, codesPerHour } = settingLimits.proof;
/** Words that prove the bot begin so; those that link a chat of a family are of other signs. */
const proofWord = 'proof-of-the-bot-';
const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether what is sent leaves the school: by a code that came back (docs/rules/opening.md#ready). */
export function channelProofs({ db, clock, messages, rateLimit, ways }: ProofsGiven) {
  const store = createProofStore(db);
  /** The way as it is set up; with another server or sender it has to be proved anew. */
  const wayOf = (channel: ProvedWay): Buffer => hash(JSON.stringify(ways()[channel] ?? null));
  const allow = (channel: ProvedWay) => rateLimit.take(`proof of ${channel}`, { most: codesPerHour, window: { hours: 1 } });
  /** Answers until when it is good. */
  async function begin(channel: ProvedWay, code: string, tries: number): Promise<Temporal.Instant> {
    const endsAt = clock.now().add({ minutes: codeMinutes });
    await store.begin(channel, { codeHash: hash(code), way: wayOf(channel), tries, endsAt });
    return endsAt;
  }

  return {
    async standing(channel: ProvedWay): Promise<'none' | 'untried' | 'proved'> {
      if (!messages.arrives(channel)) return 'none';
      return (await store.isProved(channel, wayOf(channel))) ? 'proved' : 'untried';
    },
    /** Knocks at the server, then sends a code by it. */
    async send(channel: ProvedChannel, to: { address: string; customerId: string; locale: Locale }): Promise<void> {
      if (!messages.arrives(channel)) throw new Refusal('school.channel_missing');
      await allow(channel);
      const fault = await messages.check(channel);
      if (fault !== undefined) throw new Refusal('school.channel_fails', { tale: fault });
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await db.inTransaction(async () => {
        const endsAt = await begin(channel, code, codeTries);
        const { subject, text } = proofCode({ code, locale: to.locale });
        const about = { key: `proof ${newId()}`, channel, to: to.address, customerId: to.customerId, uselessAt: endsAt };
        await messages.queue({ ...about, ...(channel === 'mail' && { subject }), text });
      });
    },
    /** The word that comes back by Telegram from whoever opens the bot with it. Nobody guesses one, so wrong ones cost nothing. */
    async beginTelegram(): Promise<{ word: string; endsAt: Temporal.Instant }> {
      if (!messages.arrives('telegram')) throw new Refusal('school.channel_missing');
      await allow('telegram');
      const word = `${proofWord}${randomBytes(24).toString('base64url')}`;
      return { word, endsAt: await begin('telegram', word, 1_000_000) };
    },
    /** Telegram has brought a word; nothing where it is none of ours, else whether it proved the bot. */
    async hearTelegram(word: string): Promise<boolean | undefined> {
      return word.startsWith(proofWord) ? store.finish('telegram', hash(word), clock.now()) : undefined;
    },
    async enter(channel: ProvedChannel, code: string): Promise<void> {
      if (!(await store.finish(channel, hash(code), clock.now()))) throw new Refusal('school.wrong_proof');
    },
  };
}
