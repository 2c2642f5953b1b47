import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { identityLimits } from '@school/contract/identity/limits';

import { type MovableClock, shiftedClock } from '#platform/clock';
import { commonClock } from '#platform/common-clock';
import { openDatabase } from '#platform/database';
import { openDb } from '#platform/db';
import { serveClock, serveInbox } from '#platform/dev';
import { reportTo } from '#platform/error-report';
import { stopOnSignals } from '#platform/shutdown';
import { joinNodes } from '#platform/nodes';
import { openStorage } from '#platform/files';
import { createReverseProxy, type RegionBehind } from '#platform/reverse-proxy';
import { serveHealth } from '#platform/health';
import { createLog, type Log } from '#platform/log';
import { migrate } from '#platform/migrate';
import { createTlsServer, type TlsServer } from '#platform/tls-server';
import { practiceSettings, readSettings, type Settings, settingsOfRegions } from '#platform/settings';
import { UserError } from '#platform/user-error';

import { createSchool, type School } from './school.ts';

interface Given {
  settings: Settings;
  log: Log;
  /** Filled with what is to be undone at the end, the last first. */
  steps: Array<() => Promise<void> | void>;
  isStopping: () => boolean;
  /** The door opens after it: the web app may still be built meanwhile. */
  pages: Promise<void>;
  /** Stands behind the address of several regions: told when the school is ready, and no door of its own is opened to the world. */
  behind?: ((school: School) => void) | undefined;
}

/** Opens the school for real: database, tables, demo people, the door, and at last what runs by itself. */
async function open({ settings, log, steps, isStopping, pages, behind }: Given): Promise<void> {
  const database = await openDatabase(settings, log);
  steps.unshift(database.release);
  await migrate(database.direct, {
    onNewer: (names) => log.warn({ names }, 'a newer release ran on this database; this one goes on with its own tables'),
  });
  const db = openDb(database.connection, {
    max: settings.databasePool,
    direct: database.direct === database.connection ? undefined : database.direct,
    replica: database.replica,
    onFault: (fault) => log.warn({ err: fault }, 'a connection to the database broke'),
  });
  steps.unshift(db.close);
  const { leave } = await joinNodes({ db, storage: openStorage(settings) });
  steps.unshift(leave);
  await pages;

  // Demo people live through their weeks before the door opens; afterwards only tests move the clock.
  const movable = settings.test || settings.demo ? shiftedClock() : undefined;
  const common = await commonClock(db, {
    onApart: (seconds) =>
      log.error({ seconds }, 'the clocks of this machine and of the database are apart: the school goes by the database'),
  });
  steps.unshift(common.stop);
  const clock = movable ?? common;
  let tellFault: School['tellFault'] | undefined;
  const onFault = settings.sentryDsn
    ? reportTo(settings.sentryDsn, {
        region: settings.region,
        onTrouble: (fault) => log.warn({ err: fault }, 'a fault could not be reported'),
      })
    : (fault: unknown) => tellFault?.(fault);
  const school = await createSchool({ db, clock, settings, log, onFault });
  ({ tellFault } = school);
  await serveHealth(school.http, { db, isStopping });
  if (!settings.production) serveInbox(school.http, { messages: school.messages, inSchool: school.notifications.shown });
  if (settings.preview) (await import('./preview/serve-previews.ts')).servePreviews(school.http, school);
  if (movable && settings.test) serveClock(school.http, { clock: movable, runDue: school.settle });

  const people = movable && settings.demo ? await fillDemo(school, movable) : [];
  // Before the door opens: no stranger comes in first.
  if (!settings.demo && (await school.identity.setup.isNew())) await school.school.opening.begin();
  // Behind one address of several regions that one is the door.
  const door = settings.tls && !behind ? createTlsServer(school.http, settings.tls) : undefined;
  if (door) await school.http.ready();
  const address = await listen(door ?? school.http, settings);
  behind?.(school);
  const setupLink = settings.demo ? undefined : await school.identity.setup.firstLink();
  tell(settings, behind ? settings.publicUrl : address, { people, setupLink });
  const started = school.start(database.direct);
  steps.unshift(
    // A balancer in front must see "not ready" before the door closes.
    () => pause(settings.drainSeconds * 1000),
    () => started.catch(() => undefined),
    () => door?.close(),
    school.stop,
  );
  await started;
}

/** Makes the demo people where there are none yet; answers with those to sign in as. */
async function fillDemo(school: School, clock: MovableClock): Promise<DemoPerson[]> {
  const [{ fillWithDemo }, { demoAccounts, demoFamilies, demoTeachers }] = await Promise.all([
    import('./demo/demo-school.ts'),
    import('./demo/accounts.ts'),
  ]);
  await fillWithDemo(school, clock);
  const { parent, newParent, teacher, manager, secondManager, support } = demoAccounts;
  return [
    { who: 'parent with two kids', ...parent },
    { who: 'new parent', ...newParent },
    { who: 'parent with kids in clubs', ...demoFamilies.svetlana },
    { who: 'teacher', ...teacher },
    ...Object.values(demoTeachers).map((account) => ({ who: 'one more teacher', ...account })),
    { who: 'manager', ...manager },
    { who: 'second manager', ...secondManager },
    { who: 'support', ...support },
  ];
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

function environment(): NodeJS.ProcessEnv {
  try {
    process.loadEnvFile('.env');
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'ENOENT') throw fault;
  }
  return process.env;
}

/** Opens the one door of several regions. Gives what closes it. */
async function openProxy(proxy: Server, env: NodeJS.ProcessEnv): Promise<() => Promise<void> | void> {
  const { host, port, tls } = readSettings({ ...env, REGIONS: '' });
  const at = { host, port, publicUrl: '' };
  if (tls) {
    const door = createTlsServer(proxy, tls);
    await listen(door, at);
    return door.close;
  }
  await listen({ listen: (place) => once(proxy.listen(place), 'listening'), server: proxy }, at);
  return () => void (proxy.close() && proxy.closeIdleConnections());
}

/** Opens the door; answers with the address to type. */
async function listen(
  http: Pick<TlsServer, 'listen'> & { server: { address(): unknown } },
  settings: Pick<Settings, 'host' | 'port' | 'publicUrl'>,
) {
  const { host, port } = settings;
  try {
    await http.listen({ host, port });
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new UserError(`Port ${port} is taken by another program. Take another one: PORT=${port + 1} npm start`);
    if (code === 'EACCES') throw new UserError(`This account may not listen at port ${port}. Take one above 1024: PORT=3000 npm start`);
    if (code === 'EADDRNOTAVAIL') throw new UserError(`HOST=${host} is no address of this machine. Take 127.0.0.1 or 0.0.0.0`);
    throw fault;
  }
  const bound = (http.server.address() as AddressInfo).port;
  return port === bound ? settings.publicUrl : `${settings.publicUrl.split(':', 1)[0]}://localhost:${bound}`;
}

/** Somebody to sign in as, to look around. */
interface DemoPerson {
  who: string;
  email: string;
  password: string;
}

/** What a person in front of the terminal wants to know, and nothing else. */
function tell(
  settings: Settings,
  address: string,
  { people, setupLink }: { people: readonly DemoPerson[]; setupLink: string | undefined },
): void {
  const database = settings.databaseUrl && (new URL(settings.databaseUrl).host || 'DATABASE_URL');
  const data = path.relative('', settings.dataDir) || '.';
  const called = settings.practice ? 'Practice school' : settings.regions.length > 1 ? `Chip School ${settings.region}` : 'Chip School';
  const facts: string[][] = [[called, address]];
  if (!settings.production) facts.push(['Mail and SMS', `${address}/dev/inbox`]);
  if (settings.preview) facts.push(['Lessons to look at', `${address}/dev/preview`]);
  facts.push(['Data', database ? `${database}, files in ${data}` : data]);
  if (setupLink !== undefined)
    facts.push(
      ['Open your school', setupLink],
      ['', `(this link is good for ${identityLimits.setup.minutes} minutes and once; npm run setup prints another)`],
    );
  const signIn = people.map(({ who, email, password }) => [who, email, password]);
  const parts = signIn.length > 0 ? [facts, [['Sign in as', 'e-mail', 'password'], ...signIn]] : [facts];
  console.log(`\n${parts.map(columns).join('\n\n')}\n\n  Ctrl-C stops it.\n`);
}

function columns(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map(
      (row) =>
        `  ${row
          .map((cell, at) => cell.padEnd(widths[at] ?? 0))
          .join('   ')
          .trimEnd()}`,
    )
    .join('\n');
}

/**
 * Starts the school with the settings of the environment (and of `.env` in the current folder), and ends the
 * process with plain words where it cannot go on. `regions`: several of them, each with its own database, behind one address. `practice`: a
 * school to try everything in, beside the real one.
 */
export async function main({
  pages = Promise.resolve(),
  regions = [],
  practice = false,
}: { pages?: Promise<void>; regions?: readonly string[]; practice?: boolean } = {}): Promise<void> {
  let isStopping = () => false;
  try {
    const all =
      regions.length > 0
        ? settingsOfRegions(environment(), regions)
        : [practice ? practiceSettings(environment()) : readSettings(environment())];
    const [settings] = all;
    if (!settings) throw new UserError('There is no region to start.');
    const log = createLog({ level: settings.logLevel ?? (process.stdout.isTTY ? 'warn' : 'info') });
    for (const warning of new Set(all.flatMap(({ warnings }) => warnings))) log.warn(warning);
    const steps: Given['steps'] = [];
    ({ isStopping } = stopOnSignals({ steps, log }));
    if (regions.length === 0) return await open({ settings, log, steps, isStopping, pages });
    const schools: RegionBehind[] = [];
    for (const one of all) {
      const behind = ({ http }: School) => void schools.push({ region: one.region, http });
      await open({ settings: one, log, steps, isStopping, pages, behind });
    }
    const proxy = createReverseProxy(schools, settings);
    steps.unshift(await openProxy(proxy, environment()));
  } catch (fault) {
    // Asked to stop while it was still starting: what is half done fails, and that is no news.
    if (isStopping()) return;
    if (fault instanceof UserError) console.error(`\n${fault.message}\n`);
    else console.error(fault);
    // The database, if it was started, is stopped by its watchdog.
    process.exit(1);
  }
}

if (import.meta.main) await main();
