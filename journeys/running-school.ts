import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../scripts/free-port.ts';

const root = path.resolve(import.meta.dirname, '..');

/** A school that runs for one test, as a person would start it, with a clock that the test may move. */
export interface RunningSchool {
  url: string;
  /** The school's clock now. */
  now(): Promise<Temporal.Instant>;
  /** Sets the school's clock, and lets it do what is due; the clock goes on from there, or stands. */
  moveClockTo(now: Temporal.Instant, how?: { stands: boolean }): Promise<void>;
  /** Whether this journey has moved the clock. */
  readonly clockMoved: boolean;
  /** Messages the school sent, the newest first. */
  inbox(): Promise<Array<{ id: string; channel: string; to: string; subject: string | null; text: string }>>;
  /** Its process now: for a bench that asks what it spends. */
  pid(): number | undefined;
  /** What it printed: for a failed test. */
  output(): string;
  /** Kills it at a blow, in the middle of everything. */
  kill(): Promise<void>;
  /** Whether it was killed in this journey. */
  readonly wasKilled: boolean;
  /** Starts it again on the same address and data, at the time it would be by now; pages that must not meet it before that are offline. */
  startAgain(): Promise<void>;
  /** Ends it; what it kept goes, unless it is to be copied. */
  stop(how?: { keep: boolean }): Promise<void>;
  /** The folder of its data. */
  dataDir: string;
}

/** A school that has its demo people already, and the moment at which they were made: journeys begin from a copy. */
export const prepared = { folder: 'JOURNEYS_DEMO_DATA', moment: 'JOURNEYS_DEMO_NOW' };

/**
 * Starts the school on a free port and a folder of its own; ready when it says so. `empty`: a school that nobody has opened yet;
 * `from`: one whose data lie in this folder.
 */
export async function startSchool(
  env: Record<string, string> = {},
  { empty = false, from }: { empty?: boolean; from?: string } = {},
): Promise<RunningSchool> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chip-journey-'));
  const filled = from ?? (empty ? undefined : process.env[prepared.folder]);
  // With its owner and rights, which the database insists on.
  if (filled !== undefined) await promisify(execFile)('cp', ['-a', `${filled}/.`, dataDir]);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let output = '';
  let clockMoved = false;
  let wasKilled = false;
  /** How far the school's clock is ahead of the machine's. */
  let ahead: Temporal.Duration | undefined;
  const launch = (): ChildProcess => {
    const started = spawn(process.execPath, ['server/src/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        // A journey after the other starts the same files: half of a start is reading them.
        NODE_COMPILE_CACHE: path.join(root, '.cache/node'),
        PORT: String(port),
        DATA_DIR: dataDir,
        SCHOOL_TEST: '1',
        REGISTRATIONS_PER_HOUR: '1000',
        PUBLIC_URL: url,
        NODE_ENV: 'test',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.stdout?.on('data', (text: Buffer) => (output += text.toString()));
    started.stderr?.on('data', (text: Buffer) => (output += text.toString()));
    return started;
  };
  let server = launch();

  const post = async (where: string, body: unknown) => {
    const answer = await fetch(`${url}${where}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${where} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { now: string };
  };
  await ready(url, server, () => output);
  // The people of the copy live at the moment at which they were made.
  const moment = process.env[prepared.moment];
  if (filled !== undefined && moment !== undefined) await post('/dev/clock', { now: moment });

  return {
    ...schoolAt(url),
    pid: () => server.pid,
    output: () => output,
    async moveClockTo(now, how) {
      clockMoved = true;
      ahead = now.since(Temporal.Now.instant());
      await post('/dev/clock', { now: now.toString(), ...how });
    },
    get clockMoved() {
      return clockMoved;
    },
    dataDir,
    get wasKilled() {
      return wasKilled;
    },
    async kill() {
      wasKilled = true;
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
    },
    async startAgain() {
      server = launch();
      await ready(url, server, () => output);
      if (ahead) await post('/dev/clock', { now: Temporal.Now.instant().add(ahead).toString() });
    },
    async stop({ keep }: { keep: boolean } = { keep: false }) {
      if (server.exitCode === null && server.signalCode === null) {
        const gone = once(server, 'exit');
        server.kill('SIGTERM');
        await gone;
      }
      if (!keep) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** What a school that runs tells of itself, whoever has started it. */
export const schoolAt = (url: string): Pick<RunningSchool, 'url' | 'now' | 'inbox'> => ({
  url,
  async now() {
    const answer = await fetch(`${url}/dev/clock`);
    return Temporal.Instant.from(((await answer.json()) as { now: string }).now);
  },
  async inbox() {
    const answer = await fetch(`${url}/dev/inbox.json`);
    return ((await answer.json()) as { messages: Array<{ id: string; channel: string; to: string; subject: string | null; text: string }> })
      .messages;
  },
});

async function ready(url: string, server: ChildProcess, output: () => string): Promise<void> {
  // Where many browsers run beside it, a start takes its time.
  const until = performance.now() + 600_000;
  while (performance.now() < until) {
    if (server.exitCode !== null) throw new Error(`The school stopped while starting:\n${output()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  server.kill('SIGKILL');
  throw new Error(`The school was not ready in ten minutes:\n${output()}`);
}
