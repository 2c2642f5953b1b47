import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';

import { load } from 'js-yaml';
import * as z from 'zod/mini';

import { readSettings } from '#platform/settings';
import type { Environment } from '#platform/settings/reading';
import { UserError } from '#platform/user-error';

import { type OwnDoor, ownDoor } from './own-door.ts';
import { behind, insistOnRelease, type Places, placesOf, pointTo } from './places.ts';
import { accountOf, restart, runScript, startBeside } from './programs.ts';
import { untilReady, watch } from './service.ts';
import { type Probe, smoke } from './smoke.ts';

interface Request {
  /** The folder of the new release; with `back` none. */
  folder?: string | undefined;
  /** Back to the release before. */
  back?: boolean | undefined;
  /** The link that the service starts from; as a rule beside the folder of all releases. */
  link?: string | undefined;
  /** What makes the service start anew. */
  restart?: string | undefined;
  /** A file with `login` and `password` of an account that signs in to see that it goes. */
  probe?: string | undefined;
  'watch-seconds'?: string | undefined;
  /** Nothing is backed up: the second server of several, minutes after the first. */
  'no-backup'?: boolean | undefined;
  /** Goes on though the doctor refuses. */
  anyway?: boolean | undefined;
}

interface Outside {
  tell(line: string): void;
  /** A port of this machine that nobody listens at. */
  freePort(): Promise<number>;
}

/**
 * Brings this machine to another release of the school: backup, the new one beside the running one on its tables, tried as a family would,
 * then the link and a restart, and a look at its faults for two minutes. Whatever goes wrong before the link leaves the running one alone;
 * afterwards the link goes back. Throws in words then (docs/decisions/0354).
 */
export async function bringRelease(env: Environment, request: Request, { tell, freePort }: Outside): Promise<void> {
  const settings = readSettings(env);
  const seconds = secondsOf(request['watch-seconds']);
  const service = { command: request.restart ?? 'systemctl restart chip-school', door: ownDoor(settings), env };
  const probe = request.probe === undefined ? undefined : await readProbe(request.probe);
  if (request.back === true) return goBack({ ...service, probe, tell, places: placesOf(path.resolve('.'), request.link) });
  if (request.folder === undefined) throw new UserError('Say which release: npm run release -- FOLDER, or -- --back to the one before.');
  const folder = await realpath(request.folder).catch(() => path.resolve(request.folder ?? ''));
  await insistOnRelease(folder);
  const places = placesOf(folder, request.link);
  const before = await behind(places.current);
  if (before === folder) throw new UserError(`${folder} is what runs already.`);
  const given = { env, account: await accountOf(settings.dataDir) };

  tell(`The doctor looks at ${before}`);
  await runScript(before, ['doctor', '--quick'], given, '').catch(() => {
    if (request.anyway !== true) throw new UserError('The doctor refuses: see above. Nothing was changed. --anyway goes on all the same.');
  });
  if (request['no-backup'] !== true) {
    tell('Backup');
    await runScript(before, ['backup'], given, 'There is no backup, so nothing was changed. --no-backup goes on without one.');
  }
  tell(`${folder} starts beside it`);
  for (const line of await tryBeside(folder, { ...given, port: await freePort() }, probe)) tell(`  ${line}: fine`);

  await pointTo(places.previous, before);
  await pointTo(places.current, folder);
  tell(`${places.current} leads to it: ${service.command}`);
  try {
    await startAnew(service, probe);
    tell(`It answers. Its faults are watched for ${seconds} seconds`);
    const { answers, faults } = await watch(service.door, { seconds, token: settings.metricsToken });
    tell(`${folder} is what runs: ${answers} answers since, ${faults} of them faults. Back: npm run release -- --back`);
  } catch (fault) {
    tell(`${(fault as Error).message} Back to ${before}`);
    await pointTo(places.current, before);
    await startAnew(service, undefined);
    throw new UserError(`${folder} did not do: ${(fault as Error).message} ${before} runs again, on the tables of both.`, { cause: fault });
  }
}

interface Service {
  command: string;
  door: OwnDoor;
  env: Environment;
}

async function startAnew({ command, door, env }: Service, probe: Probe | undefined): Promise<void> {
  await restart(command, env);
  await untilReady(door);
  await smoke(door, probe);
}

async function goBack({ places, probe, tell, ...service }: Service & { places: Places; probe: Probe | undefined; tell: Outside['tell'] }) {
  const [from, to] = [await behind(places.current), await behind(places.previous)];
  await insistOnRelease(to);
  await pointTo(places.current, to);
  await pointTo(places.previous, from);
  tell(`${places.current} leads to ${to}: ${service.command}`);
  await startAnew(service, probe);
  tell(`${to} is what runs. Forward again: npm run release -- --back`);
}

/** The new release on a port of its own, past every proxy, as one more server of the school; it makes its tables and is tried. */
async function tryBeside(
  folder: string,
  { env, account, port }: Parameters<typeof startBeside>[1] & { port: number },
  probe: Probe | undefined,
) {
  const own = { HOST: '127.0.0.1', PORT: String(port), TLS_CERT: '', TLS_KEY: '', APP_DRAIN_SECONDS: '0' };
  const beside = startBeside(folder, { env: { ...env, ...own }, account });
  try {
    const door = ownDoor({ port, publicUrl: '' });
    await untilReady(door, beside.isOver);
    return await smoke(door, probe);
  } catch (fault) {
    throw new UserError(
      `${folder} did not do beside the running one: ${(fault as Error).message} The running one goes on, nothing was switched.`,
      {
        cause: fault,
      },
    );
  } finally {
    await beside.stop();
  }
}

function secondsOf(text = '120'): number {
  const seconds = Number(text);
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > 3600)
    throw new UserError(`--watch-seconds is ${text}: it takes whole seconds from 0 to 3600.`);
  return seconds;
}

const ProbeFile = z.strictObject({ login: z.string(), password: z.string() });

async function readProbe(file: string): Promise<Probe> {
  const text = await readFile(file, 'utf8').catch((fault: unknown) => {
    throw new UserError(`${file} cannot be read.`, { cause: fault });
  });
  const read = ProbeFile.safeParse(load(text));
  if (!read.success) throw new UserError(`${file} takes two lines: login: …, password: …`);
  return read.data;
}
