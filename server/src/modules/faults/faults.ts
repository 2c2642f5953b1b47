import { randomUUID } from 'node:crypto';

import type { Fault, FaultMoment } from '@school/contract/faults/calls';
import { faultsLimits } from '@school/contract/faults/limits';
import type { AnswerOf, SentTo } from '@school/contract/calls';

import { eventOf } from '#platform/error-report';
import { Refusal } from '#platform/refusal';

import { createFaultStore, type FaultRow, type MomentRow } from './faults.store.ts';
import { keepEnvelope } from './keep-envelope.ts';
import { keepFault } from './keep-fault.ts';
import { showReplay } from './keep-replay.ts';
import { createReplayStore } from './replays.store.ts';
import type { FaultsGiven, Tools } from './tools.ts';
import { createTraceStore } from './traces.store.ts';

/** So many faults of its own the server keeps a minute at most: a broken database would otherwise fill another. */
const mostPerMinute = 30;

/** Faults of the school and of its pages: kept by kind, without people, and shown to whoever looks after the school. */
export function createFaults(given: FaultsGiven) {
  const { db, clock, storage, telemetry, region, onTrouble } = given;
  const [faults, replays, traces] = [createFaultStore(db), createReplayStore(db), createTraceStore(db)];
  const tools: Tools = { ...given, faults, replays, traces };
  let [minute, told] = [0, 0];
  let keeping: Promise<void> = Promise.resolve();
  const ago = (days: number) => clock.now().subtract({ hours: days * 24 });

  async function found(faultId: string) {
    const row = await faults.find(faultId);
    if (!row) throw new Refusal('faults.not_found');
    return row;
  }

  return {
    keepEnvelope: keepEnvelope(tools),
    /** A fault of the server itself. Nobody waits for it, and it never fails. */
    tell(fault: unknown): void {
      const now = Math.floor(performance.now() / 60_000);
      if (now !== minute) [minute, told] = [now, 0];
      if (++told > mostPerMinute) return;
      const event = eventOf(fault, randomUUID().replaceAll('-', ''), region);
      keeping = keeping.then(() => keepFault(tools)(event, 'server', { withReplay: false })).catch(onTrouble);
    },
    /** What has been told is written. */
    flush: (): Promise<void> => keeping,
    settings: (): AnswerOf<'GET /faults/settings'> => {
      const { dsn, ...shares } = telemetry;
      return { dsn: dsn ?? null, ...shares };
    },
    async list({
      state = 'open',
      source,
      search,
      before,
    }: SentTo<'GET /manager/faults'>['query']): Promise<AnswerOf<'GET /manager/faults'>> {
      const filter = { state, source, search, before: before === undefined ? undefined : Temporal.Instant.from(before) };
      const rows = await faults.list(filter, faultsLimits.page + 1);
      return { faults: rows.slice(0, faultsLimits.page).map(faultOf), hasMore: rows.length > faultsLimits.page };
    },
    async show(faultId: string): Promise<AnswerOf<'GET /manager/faults/:faultId'>> {
      const { stack, ...row } = await found(faultId);
      const moments = await faults.moments(faultId, faultsLimits.moments);
      return { fault: faultOf(row), stack, moments: moments.map(momentOf) };
    },
    async handle(faultId: string, handled: boolean): Promise<{ fault: Fault }> {
      await found(faultId);
      await faults.handle(faultId, handled ? clock.now() : null);
      const { stack: _, ...row } = await found(faultId);
      return { fault: faultOf(row) };
    },
    health: given.health,
    replay: showReplay(tools),
    speed: async (days: number): Promise<AnswerOf<'GET /manager/speed'>> => ({ pages: await traces.speed(ago(days), 100) }),
    async forgetOld(): Promise<void> {
      await faults.removeBefore(ago(faultsLimits.faultDays));
      await traces.removeBefore(ago(faultsLimits.traceDays));
      for (;;) {
        const names = await replays.takeBefore(ago(faultsLimits.replayDays));
        if (names.length === 0) return;
        for (const { name } of names) await storage.delete(name);
      }
    },
  };
}

const faultOf = ({ firstAt, lastAt, handledAt, ...row }: FaultRow): Fault => ({
  ...row,
  firstAt: firstAt.toString(),
  lastAt: lastAt.toString(),
  handledAt: handledAt?.toString() ?? null,
});

const momentOf = ({ at, happenedAt, ...row }: MomentRow): FaultMoment => ({
  ...row,
  at: at.toString(),
  happenedAt: happenedAt?.toString() ?? null,
});

export type Faults = ReturnType<typeof createFaults>;
