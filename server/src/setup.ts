import { readFile } from 'node:fs/promises';

import { identityLimits } from '@school/contract/identity/limits';
import { Email, Password } from '@school/contract/identity/shapes';
import { Locale, personName } from '@school/contract/shapes';
import { CORE_SCHEMA, load } from 'js-yaml';
import * as z from 'zod/mini';

import { systemClock } from '#platform/clock';
import { openDatabase } from '#platform/database';
import { openDb } from '#platform/db';
import { createLog } from '#platform/log';
import { migrate } from '#platform/migrate';
import { readSettings } from '#platform/settings';
import type { Environment } from './platform/settings/reading.ts';
import { UserError } from '#platform/user-error';

import { forgetSealed } from './lost-key.ts';
import { createSchool, type School } from './school.ts';

interface Request {
  /** E-mail of an owner who has lost the way in. */
  owner?: string | undefined;
  /** A file that says who the first owner is. */
  unattended?: string | undefined;
  /** The key of what is sealed is gone: says what cannot be opened, and forgets it when that is meant (`yes`). */
  'lost-key'?: boolean | undefined;
  yes?: boolean | undefined;
}

const Unattended = z.strictObject({
  owner: z.strictObject({ name: personName(80), email: Email, password: Password, locale: z._default(Locale, 'ru-RU') }),
});

/** What whoever holds the server may do about the owners of the school, running or not; answers with what to tell them. */
export async function setUp(env: Environment, request: Request): Promise<string> {
  const settings = readSettings(env);
  const log = createLog({ level: settings.logLevel ?? 'warn' });
  const owner = request.unattended === undefined ? undefined : await ownerIn(request.unattended);
  const database = await openDatabase(settings, log);
  try {
    await migrate(database.direct);
    const db = openDb(database.direct, { max: 2 });
    if (request['lost-key'] === true) {
      try {
        return await forgetSealed(db, settings, request.yes === true);
      } finally {
        await db.close();
      }
    }
    // Nothing of it is started: what it has to send, the school that runs sends.
    const school = await createSchool({ db, clock: systemClock, settings, log, onFault: (fault) => log.error({ err: fault }, 'a fault') });
    try {
      return await answer(school.identity.setup, request, owner);
    } finally {
      await school.stop();
      await db.close();
    }
  } finally {
    await database.release();
  }
}

type Owner = z.infer<typeof Unattended>['owner'];

async function answer(setup: School['identity']['setup'], request: Request, owner: Owner | undefined): Promise<string> {
  const lasts = `It is good for ${identityLimits.setup.minutes} minutes and once; the link before it opens nothing any more.`;
  if (request.owner !== undefined) {
    const link = await setup.recoveryLink(request.owner);
    if (link === undefined) throw new UserError(`Nobody of the back office signs in as ${request.owner}.`);
    return `A new password and second factor for ${request.owner}:\n  ${link}\n${lasts} Every administrator gets a letter about it.`;
  }
  if (owner !== undefined)
    return (await setup.makeFirstOwner(owner))
      ? `The owner is ${owner.name}: sign in with ${owner.email}.`
      : 'The school has an owner already: nothing was changed.';
  const link = await setup.firstLink();
  if (link === undefined)
    throw new UserError('The school has an owner already. Who has lost the way in comes back by: npm run setup -- --owner MAIL');
  return `Open your school:\n  ${link}\n${lasts}`;
}

async function ownerIn(file: string): Promise<Owner> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UserError(`${file} cannot be read.`);
  });
  const read = Unattended.safeParse(load(text, { schema: CORE_SCHEMA }));
  if (read.success) return read.data.owner;
  const wrong = read.error.issues.map(({ path, message }) => `  - ${path.join('.') || 'the file'}: ${message}`);
  throw new UserError(`${file} does not say who the owner is:\n${wrong.join('\n')}`);
}
