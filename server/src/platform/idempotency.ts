import { createHash } from 'node:crypto';

import { type Db, sql } from './db.ts';
import { Refusal } from './refusal.ts';

/** So long a call may be repeated and is answered as it was. */
const keptFor = { hours: 24 * 30 };

/** Throws away answers that nobody asks for any more, so that they do not outlive what they are about. */
export const forgetAnswers = (db: Pick<Db, 'run'>, now: Temporal.Instant) =>
  db.run(sql`delete from platform_idempotency where at < ${now.subtract(keptFor)}`);

/**
 * Runs a command once for its key: the key, the effect and the answer are one transaction. The same key with the
 * same content gets the first answer again, also when both come at once; with other content it is refused.
 * A refusal is not kept: asked again, the school judges again. `scope` says whose key it is, and of a command of several
 * transactions which part.
 */
export function answerOnce<T>(
  db: Pick<Db, 'inTransaction' | 'run' | 'one'>,
  asked: { scope: string; key: string; call: string; taken: unknown },
  work: () => Promise<T>,
): Promise<T> {
  if (!/^[\w-]{8,100}$/.test(asked.key)) throw new Refusal('request.invalid', { where: 'idempotency-key' });
  const { scope } = asked;
  const hash = createHash('sha256').update(asked.call).update(JSON.stringify(asked.taken)).digest('base64url');
  return db.inTransaction(async () => {
    const first = await db.run(sql`
      insert into platform_idempotency (scope, key, call, request_hash) values (${scope}, ${asked.key}, ${asked.call}, ${hash})
      on conflict do nothing`);
    if (first === 0) {
      const kept = await db.one(sql<{ request_hash: string; answer: T }>`
        select request_hash, answer from platform_idempotency where scope = ${scope} and key = ${asked.key}`);
      if (kept?.request_hash !== hash) throw new Refusal('request.key_reused');
      return kept.answer;
    }
    const answer = await work();
    // Read back: the first answer is then the same to the byte as those that follow.
    const kept = await db.one(
      sql<{ answer: T }>`update platform_idempotency set answer = ${JSON.stringify(answer)}::jsonb
        where scope = ${scope} and key = ${asked.key} returning answer`,
    );
    return kept ? kept.answer : answer;
  });
}
