import { afterRestore } from '#platform/after-restore';
import { systemClock } from '#platform/clock';
import { openDatabase } from '#platform/database';
import { type Db, openDb } from '#platform/db';
import { erasedIn, readErasedList } from '#platform/erased-list';
import { createLog, type Log } from '#platform/log';
import { migrate } from '#platform/migrate';
import { readSettings, type Settings } from '#platform/settings';
import type { Environment } from '#platform/settings/reading';
import { UserError } from '#platform/user-error';

import { createSchool } from '../school.ts';

/**
 * A database that was brought back where it lies, by its own log (pgBackRest), to a moment: what a backup of ours has done with it when it
 * is taken. Letters that waited then are held, banks are asked what happened since, erasures since are asked for again.
 */
export async function goOnInPlace(env: Environment, asOf: string | undefined): Promise<string> {
  const at = momentOf(asOf);
  const settings = readSettings(env);
  const log = createLog({ level: settings.logLevel ?? 'warn' });
  const erased = erasedIn([await readErasedList(settings.dataDir)]);
  const since = erased.filter((one) => Temporal.Instant.compare(one.at, at) > 0);
  const database = await openDatabase(settings, log);
  try {
    await migrate(database.direct);
    const db = openDb(database.direct, { max: 4 });
    try {
      const { held } = await afterRestore(db);
      const told = await goOn(db, { settings, log, since });
      return taleOf(`The school goes on as of ${at.toString()}.`, { told, held, settings });
    } finally {
      await db.close();
    }
  } finally {
    await database.release();
  }
}

function momentOf(text: string | undefined): Temporal.Instant {
  try {
    return Temporal.Instant.from(text ?? '');
  } catch (fault) {
    throw new UserError('Say to which moment the database was brought back: --in-place --as-of 2026-11-27T10:15:00Z', { cause: fault });
  }
}

/** What whoever brought a school back reads: what came back, what it did before it opens, the letters that wait for a manager now, and what to do next. */
export const taleOf = (back: string, { told, held, settings }: { told: readonly string[]; held: number; settings: Settings }): string =>
  [
    back,
    ...told,
    ...(held > 0
      ? [`${held} letters that waited then are held: a manager sends or closes them at ${settings.publicUrl}/manager/messages`]
      : []),
    'Check the books with npm run invariants, then start the school.',
  ].join('\n');

interface GoingOn {
  settings: Settings;
  log: Log;
  since: ReturnType<typeof erasedIn>;
}

/** What the school does before it opens again; answers with what to tell of it. */
export async function goOn(db: Db, { settings, log, since }: GoingOn): Promise<string[]> {
  const faults: unknown[] = [];
  const school = await createSchool({ db, clock: systemClock, settings, log, onFault: (fault) => void faults.push(fault) });
  try {
    const again = await school.privacy.eraseAgain(since);
    const banks = await school.jobs.now('reconciliation.compare-with-providers').then(
      () => 'Banks were asked what happened since; what differs is in the list of cases.',
      (fault: unknown) => `Banks could not be asked now (${(fault as Error).message}): the school does it within the hour after it starts.`,
    );
    return [
      ...(since.length > 0
        ? [
            `${again} of ${since.length} erasures since then are asked for again: the school carries them out within minutes after it starts.`,
          ]
        : []),
      banks,
    ];
  } finally {
    await school.stop();
  }
}
