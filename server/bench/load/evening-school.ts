import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { hashOf } from '../../src/modules/identity/passwords/password-hash.ts';
import { type Db, sql } from '../../src/platform/db.ts';
import { productionEnv } from '../../src/platform/settings/testing.ts';
import { fillSchool } from '../busy-school.ts';
import { fillWithFamilies } from '../many-families.ts';
import { fillRooms } from '../room/fill-rooms.ts';
import { spentBy } from '../room/servers.ts';

export const password = 'an-evening-in-october-42';

export interface Evening {
  /** Those who come in the evening; none of them has had a trial of math. */
  parents: Array<{ email: string }>;
  rooms: Array<{ lessonId: string; people: Array<{ email: string; kidUid?: string }> }>;
}

/** Families in bulk, teachers with free times, and lessons that begin in some minutes. */
export async function fillEvening(db: Db, count: { families: number; come: number; teachers: number; rooms: number }): Promise<Evening> {
  const now = Temporal.Now.instant();
  await fillWithFamilies(db, count.families, now);
  await fillSchool(db, count.teachers, now);
  await db.run(sql`update scheduling_teachers set about = '{"ru":"","en":""}'`);
  const rooms = await fillRooms(db, count.rooms, now.add({ minutes: 9 }));
  const hash = await hashOf(password);
  // Every other family has a trial of its own already.
  const parents = await db.all(sql<{ email: string }>`
    select email::text as email from identity_accounts a join families_families f using (account_id)
    where email like 'family%' and not exists (select from scheduling_processes p where p.family_id = f.family_id)
    order by a.created_at desc limit ${count.come}`);
  await db.run(sql`
    insert into chat_chats (chat_id, kind, family_id, customer_name, created_at)
    select gen_random_uuid(), 'school', customer_id, 'Анна', ${now} from identity_accounts
    where email = any(${parents.map(({ email }) => email)}::citext[])`);
  await db.run(sql`
    insert into identity_accounts (account_id, customer_id, role, email, email_confirmed_at, password_hash, locale, created_at, name)
    select gen_random_uuid(), id, 'teacher', id || '@teachers.example.org', ${now}, 'none', 'ru-RU', ${now}, 'Ольга'
    from unnest(${rooms.map(({ teacher }) => teacher.customerId)}::uuid[]) id`);
  const ofRooms = rooms.map(({ lessonId, teacher, kid }) => ({
    lessonId,
    people: [
      { email: `${teacher.customerId}@teachers.example.org` },
      { email: `${kid.customerId}@example.org`, ...(kid.kidUid !== undefined && { kidUid: kid.kidUid }) },
    ],
  }));
  const come = [...parents, ...ofRooms.flatMap(({ people }) => people)].map(({ email }) => email);
  await db.run(sql`update identity_accounts set password_hash = ${hash} where email = any(${come}::citext[])`);
  await db.run(sql`analyze`);
  return { parents, rooms: ofRooms };
}

/** A server of the school as it is started in production, without the looks over each answer that a school to try out has; ready when this answers. */
export async function startServer(given: { databaseUrl: string; dataDir: string; port: number }) {
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../src/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...productionEnv,
      STAFF_SECOND_FACTOR: 'optional',
      DATABASE_URL: given.databaseUrl,
      DATA_DIR: given.dataDir,
      PORT: String(given.port),
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'fatal',
      CALLS_PER_MINUTE: '0',
    },
  });
  for (const until = performance.now() + 120_000; ; await pause(200)) {
    if ((await fetch(`http://127.0.0.1:${given.port}/readyz`).catch(() => undefined))?.ok) break;
    if (child.exitCode !== null || performance.now() > until) throw new Error('The school did not start');
  }
  return {
    port: given.port,
    /** Seconds of processor time so far. */
    spent: () => spentBy(child.pid),
    async stop(): Promise<void> {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}
