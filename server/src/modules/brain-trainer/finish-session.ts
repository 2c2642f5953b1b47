import type { BrainLogEntry } from '@school/contract/brain-trainer/responses';
import type { BrainResult, BrainTrainer } from '@school/contract/brain-trainer/shapes';

import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import { judgeLog } from './rules/judge-log.ts';
import { daysOf } from './show-trainer.ts';
import type { Tools } from './tools.ts';
import { someoneFor } from './whose-games.ts';

/** Plays the log of a session through and keeps what came of it: once, and only what a person can have played. */
export const finishSession =
  (tools: Tools) =>
  async (
    who: Principal,
    sessionId: string,
    log: readonly BrainLogEntry[],
  ): Promise<{ result: BrainResult; streak: BrainTrainer['streak'] }> => {
    const { db, sessions, duels, clock, realtime } = tools;
    const done = await db.inTransaction(async () => {
      const session = await sessions.lock(sessionId);
      if (!session || session.familyId !== who.customerId || (who.role === 'kid' && who.kidUid !== session.kidUid))
        throw new Refusal('brain-trainer.session_not_found');
      if (session.finishedAt) throw new Refusal('brain-trainer.session_finished');
      if (session.duelId) {
        // Both sides may end in the same moment, and a side may have been begun twice: the first that ends counts.
        await duels.lock(session.duelId);
        const sides = await sessions.ofDuel(session.duelId);
        if (sides.some(({ kidUid }) => kidUid === session.kidUid)) throw new Refusal('brain-trainer.session_finished');
      }
      const now = clock.now();
      const wallMs = now.epochMilliseconds - session.startedAt.epochMilliseconds;
      const judged = judgeLog({ ...session, wallMs }, log);
      if ('fault' in judged) throw new Refusal('brain-trainer.log_refused', { why: judged.fault });
      await sessions.finish(sessionId, now, judged.result);
      return { session, result: { sessionId, at: now.toString(), target: session.target, ...judged.result } };
    });
    if (done.session.kidUid === null) await realtime.changed(`users/${who.customerId}`);
    const someone = await someoneFor(tools)(who, done.session.kidUid ?? 'parent');
    const { streak } = await daysOf(tools, someone);
    return { result: done.result, streak };
  };
