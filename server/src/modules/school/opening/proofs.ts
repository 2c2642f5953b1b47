import { createHash, randomInt } from 'node:crypto';

import { settingLimits } from '@school/contract/school/limits';
import type { ProvedChannel } from '@school/contract/school/opening';
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
  /** How mail and SMS leave the school now. */
  ways(): Pick<Ways, ProvedChannel>;
}

const { codeMinutes, codeTries, codesPerHour } = settingLimits.proof;
const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether mail and SMS leave the school: by a code that came back (docs/rules/opening.md#ready). */
export function channelProofs({ db, clock, messages, rateLimit, ways }: ProofsGiven) {
  const store = createProofStore(db);
  /** The way as it is set up; with another server or sender it has to be proved anew. */
  const wayOf = (channel: ProvedChannel): Buffer => hash(JSON.stringify(ways()[channel] ?? null));

  return {
    async standing(channel: ProvedChannel): Promise<'none' | 'untried' | 'proved'> {
      if (!messages.arrives(channel)) return 'none';
      return (await store.isProved(channel, wayOf(channel))) ? 'proved' : 'untried';
    },
    /** Knocks at the server, then sends a code by it. */
    async send(channel: ProvedChannel, to: { address: string; customerId: string; locale: Locale }): Promise<void> {
      if (!messages.arrives(channel)) throw new Refusal('school.channel_missing');
      await rateLimit.take(`proof of ${channel}`, { most: codesPerHour, window: { hours: 1 } });
      const fault = await messages.check(channel);
      if (fault !== undefined) throw new Refusal('school.channel_fails', { tale: fault });
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await db.inTransaction(async () => {
        const endsAt = clock.now().add({ minutes: codeMinutes });
        await store.begin(channel, { codeHash: hash(code), way: wayOf(channel), tries: codeTries, endsAt });
        const { subject, text } = proofCode({ code, locale: to.locale });
        const about = { key: `proof ${newId()}`, channel, to: to.address, customerId: to.customerId, uselessAt: endsAt };
        await messages.queue({ ...about, ...(channel === 'mail' && { subject }), text });
      });
    },
    async enter(channel: ProvedChannel, code: string): Promise<void> {
      if (!(await store.finish(channel, hash(code), clock.now()))) throw new Refusal('school.wrong_proof');
    },
  };
}
