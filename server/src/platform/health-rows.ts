import { statfs } from 'node:fs/promises';
import path from 'node:path';

import { type HealthCode, healthLimits, type HealthRow, type HealthState } from '@school/contract/faults/health';

import { type Db, sql } from './db.ts';
import { lookAtFailover } from './failover.ts';
import type { Storage } from './files/storage.ts';
import { newId } from './ids.ts';
import { askJanus } from './look-at-janus.ts';
import { askLivekit } from './look-at-livekit.ts';
import type { Messages } from './messages.ts';
import { migrationNames } from './migrate.ts';
import { runningNodes } from './nodes.ts';
import { replicaLagSeconds } from './replica.ts';
import type { Settings } from './settings.ts';

interface Given {
  db: Db;
  storage: Storage;
  messages: Pick<Messages, 'arrives' | 'leaves' | 'check' | 'failed'>;
  settings: Pick<Settings, 'dataDir' | 'publicUrl' | 'production' | 's3' | 'media' | 'hideAddresses' | 'patroniUrls'>;
}

type Facts = HealthRow['facts'];
const row = (code: HealthCode, state: HealthState, facts: Facts = {}): HealthRow => ({ code, state, facts });

/**
 * How the school is, as the health page and `npm run doctor` tell it. Each look stands for itself: what cannot be answered is told as such
 * and hides no other.
 */
export async function healthRows(given: Given): Promise<HealthRow[]> {
  const looks: ReadonlyArray<readonly [HealthCode, (given: Given) => Promise<HealthRow>]> = [
    ['database', lookAtDatabase],
    ['connections', lookAtConnections],
    ['replica', lookAtReplica],
    ['failover', ({ settings }) => lookAtFailover(settings.patroniUrls)],
    ['clock', lookAtClock],
    ['tables', lookAtTables],
    ['servers', lookAtServers],
    ['media', lookAtMedia],
    ['files', lookAtFiles],
    ['disk', lookAtDisk],
    ['backup', lookAtBackup],
    ['address', async ({ settings }) => row('address', isReached(settings) ? 'fine' : 'warning', { address: settings.publicUrl })],
    ['mail', lookAtMail],
    ['sms', async ({ messages }) => row('sms', messages.arrives('sms') ? 'fine' : 'warning', inInbox(messages, 'sms'))],
    ['letters', lookAtLetters],
  ];
  return Promise.all(
    looks.map(([code, look]) => look(given).catch((fault: unknown) => row(code, 'refuses', { fault: (fault as Error).message }))),
  );
}

/** In a school to try out nothing leaves: it lies in the inbox at /dev/inbox. */
const inInbox = (messages: Given['messages'], channel: 'mail' | 'sms'): Facts => (messages.leaves(channel) ? {} : { inbox: 1 });

const isReached = ({ production, publicUrl }: Given['settings']): boolean => !production || publicUrl.startsWith('https://');

async function lookAtDatabase({ db }: Given): Promise<HealthRow> {
  // The connection is opened before the clock starts.
  await db.one(sql`select 1`);
  const began = performance.now();
  const found = await db.one(sql<{ version: string }>`select current_setting('server_version') as version`);
  const milliseconds = Math.ceil(performance.now() - began);
  const version = found?.version.split(' ', 1)[0] ?? '';
  return row('database', milliseconds > healthLimits.databaseMs ? 'warning' : 'fine', { version, milliseconds });
}

async function lookAtConnections({ db }: Given): Promise<HealthRow> {
  const found = await db.one(sql<{ used: number; most: number }>`
    select (select count(*)::int from pg_stat_activity where datname = current_database()) as used,
      current_setting('max_connections')::int as most`);
  const { used, most } = found ?? { used: 0, most: 0 };
  const servers = Math.max(1, (await runningNodes(db)).length);
  const needed = servers * healthLimits.connectionsOfServer + healthLimits.connectionsKept;
  return row('connections', most < needed ? 'warning' : 'fine', { used, most, needed });
}

/** Reports and searches are read there; while it is away or behind the database answers them. */
async function lookAtReplica({ db }: Given): Promise<HealthRow> {
  if (!db.replica) return row('replica', 'fine', { none: 1 });
  const lag = await db.replica.look();
  const seconds = lag === undefined ? undefined : Math.round(lag * 10) / 10;
  if (seconds === undefined) return row('replica', 'warning', { away: 1 });
  return row('replica', seconds > replicaLagSeconds ? 'warning' : 'fine', { seconds });
}

async function lookAtClock({ db }: Given): Promise<HealthRow> {
  const before = Date.now();
  const found = await db.one(sql<{ at: number }>`select extract(epoch from clock_timestamp())::float8 as at`);
  const middle = (before + Date.now()) / 2000;
  const seconds = Math.round(Math.abs((found?.at ?? 0) - middle) * 10) / 10;
  return row('clock', seconds > healthLimits.clockSeconds ? 'refuses' : 'fine', { seconds });
}

async function lookAtTables({ db }: Given): Promise<HealthRow> {
  const known = await migrationNames();
  const ran = new Set((await db.all(sql<{ name: string }>`select name from kysely_migration`)).map(({ name }) => name));
  const waiting = known.filter((name) => !ran.has(name)).length;
  const newer = [...ran].filter((name) => !known.includes(name)).length;
  return row('tables', waiting > 0 ? 'refuses' : newer > 0 ? 'warning' : 'fine', { waiting, newer });
}

async function lookAtServers({ db }: Given): Promise<HealthRow> {
  const servers = await runningNodes(db);
  const releases = new Set(servers.map(({ release }) => release));
  return row('servers', releases.size > 1 ? 'warning' : 'fine', { servers: servers.length, releases: [...releases].toSorted().join(', ') });
}

/** A media server that is away closes nothing: rooms that open meanwhile go another way. */
async function lookAtMedia({ settings: { media, hideAddresses } }: Given): Promise<HealthRow> {
  const facts: Facts = { wish: media.wish, ...(hideAddresses && { hidden: 1 }) };
  const { janus, livekit } = media;
  const looks = [
    ...(janus ? [{ name: 'Janus', isWanted: media.wish !== 'livekit', look: () => askJanus(janus) }] : []),
    ...(livekit ? [{ name: 'LiveKit', isWanted: media.wish === 'livekit' || !janus, look: () => askLivekit(livekit) }] : []),
  ];
  const names: string[] = [];
  for (const { name, look, isWanted } of looks) {
    try {
      const found = [name, await look()].join(' ').trim();
      if (isWanted) names.push(found);
    } catch (fault) {
      return row('media', 'warning', { ...facts, server: name, fault: (fault as Error).message });
    }
  }
  const [server] = names;
  return row('media', 'fine', server === undefined ? { ...facts, none: 1 } : { ...facts, server });
}

/** What is written is read back the same, and can be taken away. */
async function lookAtFiles({ storage, settings }: Given): Promise<HealthRow> {
  const name = `servers/${newId()}.txt`;
  const bytes = new TextEncoder().encode(newId());
  await storage.put(name, bytes);
  const read = await storage.get(name);
  await storage.delete(name);
  if (!read || Buffer.compare(read, bytes) !== 0) throw new Error('a file was not read as it was written');
  return row('files', 'fine', { where: settings.s3 ? settings.s3.bucket : path.join(settings.dataDir, 'files') });
}

async function lookAtDisk({ settings }: Given): Promise<HealthRow> {
  const disk = await statfs(settings.dataDir).catch(() => statfs('.'));
  const percent = Math.floor((100 * disk.bavail) / disk.blocks);
  const { diskWarnPercent, diskRefusesPercent } = healthLimits;
  return row('disk', percent < diskRefusesPercent ? 'refuses' : percent < diskWarnPercent ? 'warning' : 'fine', {
    percent,
    gigabytes: Math.floor((disk.bavail * disk.bsize) / 1e9),
  });
}

async function lookAtBackup({ db }: Given): Promise<HealthRow> {
  const last = await db.one(sql<{ hours: number; isEncrypted: boolean }>`
    select floor(extract(epoch from clock_timestamp() - at) / 3600)::int as hours, is_encrypted as "isEncrypted"
    from platform_backups order by at desc limit 1`);
  if (!last) return row('backup', 'warning', { never: 1 });
  return row('backup', last.hours > healthLimits.backupHours || !last.isEncrypted ? 'warning' : 'fine', {
    hours: Math.max(0, last.hours),
    encrypted: last.isEncrypted ? 1 : 0,
  });
}

async function lookAtMail({ messages }: Given): Promise<HealthRow> {
  if (!messages.arrives('mail')) return row('mail', 'refuses', { none: 1 });
  const fault = await messages.check('mail');
  return fault === undefined ? row('mail', 'fine', inInbox(messages, 'mail')) : row('mail', 'refuses', { fault });
}

async function lookAtLetters({ messages }: Given): Promise<HealthRow> {
  const failed = await messages.failed();
  return row('letters', failed > 0 ? 'warning' : 'fine', { failed });
}
