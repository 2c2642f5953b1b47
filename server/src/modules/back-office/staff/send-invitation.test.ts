import { expect, inject, onTestFinished, test } from 'vitest';

import { standingClock } from '#platform/clock';
import { openDb } from '#platform/db';
import { silentLog } from '#platform/log';
import { createMessages } from '#platform/messages';

import { freshDatabase } from '../../../../test/databases.ts';
import { sendInvitation } from './send-invitation.ts';

const olga = { name: 'Ольга', email: 'olga@example.com', locale: 'ru-RU' } as const;
const link = 'https://school.test/invitation#secret';

const school = { name: () => 'Ёж' };

async function openMessages(hasInbox: boolean) {
  const database = await freshDatabase(inject('testServer'));
  const db = openDb(database.connection);
  const clock = standingClock(Temporal.Instant.from('2026-11-23T10:00+03:00'));
  const messages = createMessages({ db, clock, log: silentLog, hasInbox });
  onTestFinished(async () => {
    await messages.stop();
    await db.close();
    await database.drop();
  });
  return messages;
}

test('an invitation goes by mail, and then nobody else sees its link', async () => {
  const messages = await openMessages(true);
  expect(await sendInvitation({ messages, address: 'https://school.test', school })(olga, 'secret')).toBeNull();
  expect((await messages.latest({ limit: 1 }))[0]).toMatchObject({ to: 'olga@example.com', text: expect.stringContaining(link) });
});

test('where no letter leaves the school the link is handed on, and no letter is made', async () => {
  const messages = await openMessages(false);
  expect(await sendInvitation({ messages, address: 'https://school.test', school })(olga, 'secret')).toBe(link);
  expect(await messages.latest({ limit: 1 })).toEqual([]);
});
