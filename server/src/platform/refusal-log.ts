import { backOfficeLimits } from '@school/contract/back-office/limits';
import type { KnownCall } from '@school/contract/calls';
import type { ErrorCode } from '@school/contract/errors';
import type { Facts } from '@school/contract/verdict';

import type { Clock } from './clock.ts';
import { type Db, sql } from './db.ts';
import { newId } from './ids.ts';
import type { Caller } from './principal.ts';

/** A call that was refused, as the door saw it. */
export interface Refused {
  call: KnownCall;
  caller: Caller;
  params: Record<string, string>;
  code: ErrorCode;
  facts: Facts;
}

/** What a family was refused. */
export interface LoggedRefusal extends Pick<Refused, 'call' | 'params' | 'code' | 'facts'> {
  refusalId: string;
  role: string;
  kidUid: string | null;
  times: number;
  at: Temporal.Instant;
}

const keptFor = { hours: backOfficeLimits.refusalsKeptDays * 24 };
/** They are written together a moment later; more than so many at once are not kept: the school has other worries then. */
const writtenAfterMs = 250;
const mostWaiting = 500;

/** Keeps the refusals of families for a time. Nobody waits for it, and nothing fails because of it. */
export function createRefusalLog({ db, clock, onFault }: { db: Db; clock: Clock; onFault: (fault: unknown) => void }) {
  let waiting = new Map<string, Refused & { familyId: string; times: number; at: Temporal.Instant }>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    const rows = [...waiting.values()];
    waiting = new Map();
    if (rows.length === 0) return;
    const values = rows.map(
      ({ familyId, caller, call, params, code, facts, times, at }) => sql`(${newId()}, ${familyId}, ${caller.role},
        ${('kidUid' in caller && caller.kidUid) || null}, ${call}, ${JSON.stringify(params)}::jsonb, ${code}, ${JSON.stringify(facts)}::jsonb, ${times}, ${at})`,
    );
    await db.run(sql`
      insert into platform_refusals (refusal_id, family_id, role, kid_uid, call, params, code, facts, times, at) values ${sql.join(values)}`);
  }

  /** Writes what waits; answers when it is written. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write).catch(onFault);
    return writing;
  }

  return {
    /** Takes note of a refusal; those of guests and of the staff are not kept. */
    keep(refused: Refused): void {
      const { caller } = refused;
      if (caller.role !== 'parent' && caller.role !== 'kid' && caller.role !== 'support') return;
      const what = [caller.sessionId, refused.call, refused.code, JSON.stringify([refused.params, refused.facts])].join(' ');
      const same = waiting.get(what);
      if (same) same.times += 1;
      else if (waiting.size < mostWaiting) waiting.set(what, { ...refused, familyId: caller.customerId, times: 1, at: clock.now() });
      timer ??= setTimeout(() => void flush(), writtenAfterMs).unref();
    },
    /** The last ones of a family, the newest first. */
    of: (familyId: string, limit: number): Promise<LoggedRefusal[]> =>
      db.all(sql<LoggedRefusal>`
        select refusal_id as "refusalId", role, kid_uid as "kidUid", call, params, code, facts, times, at
        from platform_refusals where family_id = ${familyId} order by at desc, refusal_id desc limit ${limit}`),
    flush,
    /** Throws away what is older than that. */
    forgetOld: () => db.run(sql`delete from platform_refusals where at < ${clock.now().subtract(keptFor)}`),
  };
}

export type RefusalLog = ReturnType<typeof createRefusalLog>;
