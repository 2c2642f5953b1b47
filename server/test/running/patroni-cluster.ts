import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { dump, load } from 'js-yaml';
import { onTestFinished } from 'vitest';

import { freePorts } from './started-school.ts';

/** Debian's: apt-get install patroni etcd-server haproxy postgresql-15. Where one is not there, nothing of this is tried. */
export const hasPatroni = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy', '/usr/lib/postgresql/15/bin/postgres'].every(
  existsSync,
);

const ops = path.resolve(import.meta.dirname, '../../../ops');
/** PostgreSQL does not run as root. */
const uid = process.getuid?.() === 0 ? Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' })) : undefined;
const account = uid === undefined ? {} : { uid };

interface Member {
  name: string;
  rest: number;
  data: string;
  process: ChildProcess | undefined;
  start(): void;
}

/**
 * Three PostgreSQL servers under Patroni, one etcd, and HAProxy before them, by the very files of `ops`: only addresses, passwords and the
 * watchdog of the machine are others.
 */
export async function openCluster() {
  const folder = mkdtempSync('/tmp/chip-patroni-');
  if (uid !== undefined) chownSync(folder, uid, -1);
  const [door = 0, etcd = 0, peer = 0, ...others] = await freePorts(9);
  const running: ChildProcess[] = [];
  const launch = (program: string, args: string[], log: string): ChildProcess => {
    const into = openSync(path.join(folder, `${log}.log`), 'a');
    const child = spawn(program, args, { ...account, cwd: folder, stdio: ['ignore', into, into], env: { ...process.env, HOME: folder } });
    running.push(child);
    return child;
  };
  onTestFinished(async () => {
    for (const child of running) child.kill('SIGCONT');
    for (const child of running) child.kill('SIGKILL');
    for (const { data } of members) for (const pid of treeOf(data)) signal(pid, 'SIGCONT', 'SIGKILL');
    await pause(500);
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  });

  const url = `http://127.0.0.1:${etcd}`;
  const peers = `http://127.0.0.1:${peer}`;
  launch(
    '/usr/bin/etcd',
    Object.entries({
      'data-dir': path.join(folder, 'etcd'),
      'enable-v2': 'true',
      'listen-client-urls': url,
      'advertise-client-urls': url,
      'listen-peer-urls': peers,
      'initial-advertise-peer-urls': peers,
      'initial-cluster': `default=${peers}`,
    }).map(([name, value]) => `--${name}=${value}`),
    'etcd',
  );
  const members = [0, 1, 2].map((nth) =>
    memberOf(nth, { folder, etcd, launch, postgres: others[nth * 2] ?? 0, rest: others[nth * 2 + 1] ?? 0 }),
  );
  members[0]?.start();
  await leaderOf(members);
  for (const member of members.slice(1)) member.start();

  const proxy = path.join(folder, 'haproxy.cfg');
  writeFileSync(
    proxy,
    proxyFile(
      members.map(({ rest }, nth) => ({ rest, postgres: others[nth * 2] ?? 0 })),
      door,
    ),
  );
  launch('/usr/sbin/haproxy', ['-db', '-f', proxy], 'haproxy');

  const cluster = async () => {
    const asked = members.map(({ rest }) => fetch(`http://127.0.0.1:${rest}/cluster`, { signal: AbortSignal.timeout(1_500) }));
    const answer = await Promise.any(asked);
    return ((await answer.json()) as { members: Array<{ name: string; role: string; state: string; lag?: number }> }).members;
  };
  return {
    members,
    rests: members.map(({ rest }) => `http://127.0.0.1:${rest}`),
    databaseUrl: `postgresql://postgres:CHANGE-ME-1@127.0.0.1:${door}/postgres`,
    leader: () => leaderOf(members),
    /** Waits until one leads, one has every write at once, and one follows. */
    async whole(): Promise<void> {
      for (const until = performance.now() + 120_000; ; await pause(500)) {
        const found = await cluster().catch(() => []);
        const roles = found.filter(({ state }) => state === 'running' || state === 'streaming').map(({ role }) => role);
        if (found.length === 3 && roles.toSorted().join(' ') === 'leader replica sync_standby') return;
        if (performance.now() > until) throw new Error(`The cluster is not whole: ${JSON.stringify(found)}\n${logs(folder)}`);
      }
    },
    /** Without a word: the machine is gone. */
    kill(member: Member): void {
      for (const pid of treeOf(member.data)) signal(pid, 'SIGKILL');
      member.process?.kill('SIGKILL');
    },
    /** As a machine that is moved: nothing on it runs for a while. */
    freeze: (member: Member) => stopped(member, 'SIGSTOP'),
    thaw: (member: Member) => stopped(member, 'SIGCONT'),
    async switchOver(): Promise<void> {
      const { name, rest } = await leaderOf(members);
      const answer = await fetch(`http://127.0.0.1:${rest}/switchover`, { method: 'POST', body: JSON.stringify({ leader: name }) });
      if (!answer.ok) throw new Error(await answer.text());
    },
  };
}

const logs = (folder: string): string =>
  ['db-1', 'db-2', 'db-3'].map((name) => readFileSync(path.join(folder, `${name}.log`), 'utf8').slice(-1500)).join('\n');

function memberOf(
  nth: number,
  given: {
    folder: string;
    etcd: number;
    postgres: number;
    rest: number;
    launch(program: string, args: string[], log: string): ChildProcess;
  },
): Member {
  const { folder, etcd, postgres, rest } = given;
  const name = `db-${nth + 1}`;
  const data = path.join(folder, name);
  const file = path.join(folder, `${name}.yml`);
  const written = load(readFileSync(path.join(ops, 'patroni/patroni.yml'), 'utf8')) as {
    postgresql: object;
    bootstrap: { pg_hba: string[] };
  };
  const at = `127.0.0.1:${postgres}`;
  writeFileSync(
    file,
    dump({
      ...written,
      name,
      restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
      etcd: { hosts: [`127.0.0.1:${etcd}`] },
      bootstrap: {
        ...written.bootstrap,
        pg_hba: written.bootstrap.pg_hba.map((line) => line.replace('10.0.0.0/24', '127.0.0.1/32').replace('peer', 'trust')),
      },
      postgresql: {
        ...written.postgresql,
        listen: at,
        connect_address: at,
        data_dir: data,
        pgpass: `${data}.pgpass`,
        parameters: { unix_socket_directories: folder },
      },
      watchdog: { mode: 'off' },
    }),
  );
  mkdirSync(data, { mode: 0o700 });
  if (uid !== undefined) chownSync(data, uid, -1);
  const member: Member = {
    name,
    rest,
    data,
    process: undefined,
    start: () => void (member.process = given.launch('/usr/bin/patroni', [file], name)),
  };
  return member;
}

function proxyFile(servers: ReadonlyArray<{ rest: number; postgres: number }>, door: number): string {
  return servers
    .reduce(
      (text, { rest, postgres }, nth) =>
        text.replace(`10.0.0.2${nth + 1}:5432 check port 8008`, `127.0.0.1:${postgres} check port ${rest}`),
      readFileSync(path.join(ops, 'haproxy/database.cfg'), 'utf8'),
    )
    .replace('bind :5432', `bind 127.0.0.1:${door}`);
}

async function leaderOf(members: readonly Member[]): Promise<Member> {
  for (const until = performance.now() + 90_000; performance.now() < until; await pause(300)) {
    for (const member of members) {
      const answer = await fetch(`http://127.0.0.1:${member.rest}/primary`, { signal: AbortSignal.timeout(1_500) }).catch(() => undefined);
      if (answer?.ok) return member;
    }
  }
  throw new Error('Nobody leads');
}

/** PostgreSQL of a data folder and all that it started. */
function treeOf(data: string): number[] {
  const file = path.join(data, 'postmaster.pid');
  if (!existsSync(file)) return [];
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  const children = spawnedBy(pid);
  return [pid, ...children];
}

const spawnedBy = (pid: number): number[] =>
  execFileSync('/bin/sh', ['-c', `ps -o pid= --ppid ${pid} || true`], { encoding: 'utf8' })
    .split('\n')
    .map(Number)
    .filter((it) => it > 0);

function signal(pid: number, ...signals: NodeJS.Signals[]): void {
  for (const one of signals) {
    try {
      process.kill(pid, one);
    } catch {
      // It is gone already.
    }
  }
}

function stopped({ data, process: patroni }: Member, how: 'SIGSTOP' | 'SIGCONT'): void {
  patroni?.kill(how);
  for (const pid of treeOf(data)) signal(pid, how);
}
