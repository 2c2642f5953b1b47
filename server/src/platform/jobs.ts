import { PgBoss } from 'pg-boss';
import { Gauge, Histogram, Registry } from 'prom-client';

import type { Connection } from './db.ts';
import { durationBuckets } from './metrics.ts';
import { onSchoolZone, schoolZone } from '@school/contract/school/zone';

/** Work by the clock. A task does what is due by the school's clock, whenever it is asked, and may be asked twice. */
export interface Jobs {
  /** Registers a task: its name for ever (`module.verb-noun`) and when it runs, as cron in Moscow's time. */
  every(name: string, cron: string, run: () => Promise<void>): void;
  /** The same for a task that only looks, however the clock was moved: it changes nothing that is due, so `runDue` leaves it out. */
  watch(name: string, cron: string, run: () => Promise<void>): void;
  /** Runs one task now. */
  now(name: string): Promise<void>;
  /** Runs every task once in the order registered, then delivers what they published. For tests and /dev/clock. */
  runDue(): Promise<void>;
  /** From now on tasks run by themselves, each on one node of the school at a time. After the school listens. */
  start(connection: Connection): Promise<void>;
  /** Lets running tasks finish, ten seconds at most. */
  stop(): Promise<void>;
  /** How long each task ran on this node, by how it ended, and when it last went well. */
  metrics: Registry;
}

/** One queue for all: a task is a job of it under its own key, so an idle school polls one queue and not twenty. */
const queue = 'periodic';

/**
 * Makes the tasks' table. pg-boss keeps the hours in its own schema `jobs`: it elects the node, holds a task that
 * still runs from being started again, and gives a dead node's task to another within half a minute.
 */
export function createJobs({
  outbox,
  onFault,
}: {
  outbox: { drain(): Promise<void> };
  onFault: (fault: unknown, what: string) => void;
}): Jobs {
  const tasks = new Map<string, { cron: string; run: () => Promise<void>; looks: boolean }>();
  let boss: PgBoss | undefined;
  let stopHearing: (() => void) | undefined;
  const metrics = new Registry();
  const duration = new Histogram({
    name: 'chip_task_duration_seconds',
    help: 'How long each task ran on this node, by how it ended',
    labelNames: ['task', 'ended'],
    buckets: durationBuckets,
    registers: [metrics],
  });
  const doneAt = new Gauge({
    name: 'chip_task_done_timestamp_seconds',
    help: 'When each task last ended well on this node',
    labelNames: ['task'],
    registers: [metrics],
  });

  function register(name: string, cron: string, run: () => Promise<void>, looks: boolean): void {
    if (tasks.has(name)) throw new Error(`Task ${name} is registered twice`);
    tasks.set(name, { cron, run, looks });
  }

  async function now(name: string): Promise<void> {
    const task = tasks.get(name);
    if (!task) throw new Error(`No task is called ${name}`);
    const ended = duration.startTimer({ task: name });
    try {
      await task.run();
      ended({ ended: 'well' });
      doneAt.setToCurrentTime({ task: name });
    } catch (fault) {
      ended({ ended: 'badly' });
      throw fault;
    }
  }

  /** Brings the timetable in the database in line with the tasks of this version. */
  async function putUpTimetable(to: PgBoss): Promise<void> {
    for (const [name, { cron }] of tasks) {
      await to.schedule(queue, cron, { name }, { tz: schoolZone(), key: name, singletonKey: name });
    }
    for (const { key } of await to.getSchedules(queue)) {
      if (!tasks.has(key)) await to.unschedule(queue, key);
    }
  }

  return {
    every: (name, cron, run) => register(name, cron, run, false),
    watch: (name, cron, run) => register(name, cron, run, true),
    now,
    metrics,
    async runDue() {
      const faults: unknown[] = [];
      for (const [name, { looks }] of tasks) {
        if (looks) continue;
        await now(name).catch((fault: unknown) => {
          onFault(fault, `task ${name}`);
          faults.push(fault);
        });
      }
      await outbox.drain();
      if (faults.length > 0) throw faults[0];
    },
    async start(connection) {
      boss = new PgBoss({
        ...connection,
        schema: 'jobs',
        application_name: 'chip-school-jobs',
        max: 3,
        connectionTimeoutMillis: 4_000,
        superviseIntervalSeconds: 10,
        cronMonitorIntervalSeconds: 10,
        monitorVacuum: false,
        flowIntervalSeconds: 300,
      });
      boss.on('error', (fault) => onFault(fault, 'jobs'));
      await boss.start();
      await boss.createQueue(queue, {
        policy: 'exclusive',
        retryLimit: 1,
        expireInSeconds: 15 * 60,
        heartbeatSeconds: 15,
        deleteAfterSeconds: 24 * 3600,
      });
      const timed = boss;
      await putUpTimetable(timed);
      stopHearing = onSchoolZone(() => void putUpTimetable(timed).catch((fault: unknown) => onFault(fault, 'timetable of the tasks')));
      await boss.work<{ name: string }>(queue, { pollingIntervalSeconds: 5, localConcurrency: 2 }, async ([job]) => {
        // A task of another version of the school, which runs beside this one, is left to it.
        if (!job || !tasks.has(job.data.name)) return;
        await now(job.data.name).catch((fault: unknown) => {
          onFault(fault, `task ${job.data.name}`);
          throw fault;
        });
      });
    },
    async stop() {
      stopHearing?.();
      await boss?.stop({ graceful: true, timeout: 10_000 });
      boss = undefined;
    },
  };
}
