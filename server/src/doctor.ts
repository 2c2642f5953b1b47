import { connect } from 'node:tls';

import type { HealthRow, HealthState } from '@school/contract/faults/health';
import { texts } from '@school/words/en/manager/health';

import { systemClock } from '#platform/clock';
import { openDatabase } from '#platform/database';
import { openDb } from '#platform/db';
import { healthRows } from '#platform/health-rows';
import { createLog } from '#platform/log';
import { readSettings, type Settings } from '#platform/settings';
import type { Environment } from '#platform/settings/reading';

import { createSchool } from './school.ts';

interface Request {
  /** Asks nobody outside this machine but the database. */
  quick?: boolean | undefined;
  json?: boolean | undefined;
}

interface Line {
  what: string;
  state: HealthState;
  says: string;
}

/** A certificate is renewed before so many days are left. */
const certificateDays = 14;

const lineOf = ({ code, state, facts }: HealthRow): Line => ({ what: texts.rows[code].title, state, says: texts.rows[code][state](facts) });

/**
 * Looks at the school that is configured here, running or not: the same table as the health page of managers, and from outside whether its
 * address answers. Settings that are refused at a start are refused here, all at once.
 */
export async function examine(env: Environment, { quick = false, json = false }: Request): Promise<{ text: string; isOpenable: boolean }> {
  const settings = readSettings(env);
  const lines: Line[] = settings.warnings.map((says) => ({ what: 'Settings', state: 'warning', says }));
  const log = createLog({ level: 'silent' });
  const database = await openDatabase(settings, log);
  const db = openDb(database.direct, { max: 4, replica: database.replica });
  try {
    const school = await createSchool({ db, clock: systemClock, settings, log });
    try {
      lines.push(...(await healthRows({ db, settings, storage: school.storage, messages: school.messages })).map(lineOf));
    } finally {
      await school.stop();
    }
  } finally {
    await db.close();
    await database.release();
  }
  if (!quick && settings.production) lines.push(...(await lookFromOutside(settings)));
  const isOpenable = lines.every(({ state }) => state !== 'refuses');
  return { text: json ? JSON.stringify(lines, null, 2) : told(lines), isOpenable };
}

const signs: Readonly<Record<HealthState, string>> = { fine: 'fine   ', warning: 'WARNING', refuses: 'REFUSES' };

function told(lines: readonly Line[]): string {
  const width = Math.max(...lines.map(({ what }) => what.length));
  return lines.map(({ what, state, says }) => `${signs[state]}  ${what.padEnd(width)}  ${says}`).join('\n');
}

/** As a family's browser comes: by its name, its certificate and whatever stands in front. */
async function lookFromOutside({ publicUrl }: Pick<Settings, 'publicUrl'>): Promise<Line[]> {
  const what = 'From outside';
  try {
    const answer = await fetch(`${publicUrl}/readyz`, { signal: AbortSignal.timeout(5_000) });
    const { status } = (await answer.json()) as { status?: string };
    const lines: Line[] = [
      status === 'ready'
        ? { what, state: 'fine', says: `${publicUrl} answers` }
        : { what, state: 'warning', says: `${publicUrl} answers ${answer.status}: ${status ?? 'no school'}` },
    ];
    const { protocol, hostname, port } = new URL(publicUrl);
    if (protocol === 'https:') lines.push(await lookAtCertificate(hostname, Number(port || 443)));
    return lines;
  } catch (fault) {
    return [
      { what, state: 'warning', says: `${publicUrl} does not answer (${(fault as Error).message}); before the first start that is so` },
    ];
  }
}

function lookAtCertificate(host: string, port: number): Promise<Line> {
  const what = 'Certificate';
  const { promise, resolve } = Promise.withResolvers<Line>();
  const socket = connect({ host, port, servername: host, timeout: 5_000 }, () => {
    const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / 86_400_000);
    socket.end();
    resolve({ what, state: days < certificateDays ? 'warning' : 'fine', says: `good for ${days} days more` });
  });
  socket.on('error', (fault) => resolve({ what, state: 'refuses', says: fault.message }));
  socket.on('timeout', () => socket.destroy(new Error('no answer within five seconds')));
  return promise;
}
