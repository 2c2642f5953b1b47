import { inject, onTestFinished } from 'vitest';

import { standingClock } from '../src/platform/clock.ts';
import { openDb } from '../src/platform/db.ts';
import { silentLog } from '../src/platform/log.ts';
import { smtpMail } from '../src/platform/mail.ts';
import { createMessages } from '../src/platform/messages.ts';
import { freshDatabase } from './databases.ts';
import { openLocalMail } from './local-mail.ts';

export const aLetter = {
  key: 'reset:1',
  channel: 'mail',
  to: 'anna@example.com',
  subject: 'Новый пароль',
  text: 'Ссылка: http://localhost/r',
} as const;

/** The messages of a school, and nothing else of it; its clock stands. */
export async function openMessages(ports: Pick<Parameters<typeof createMessages>[0], 'mail' | 'sms' | 'hasInbox'> = {}) {
  const database = await freshDatabase(inject('testServer'));
  const db = openDb(database.connection);
  const clock = standingClock(Temporal.Instant.from('2026-11-23T10:00+03:00'));
  const messages = createMessages({ db, clock, log: silentLog, random: () => 0.5, ...ports });
  onTestFinished(async () => {
    await messages.stop();
    await db.close();
    await database.drop();
  });
  return { db, clock, messages };
}

/** Mail that goes to a server of the test's own; `answers` are its replies to RCPT. */
export async function openMailServer(answers?: Array<number | undefined>) {
  const { letters, port, close } = await openLocalMail(answers);
  const from = 'Chip School <school@example.com>';
  const mail = smtpMail({ url: `smtp://127.0.0.1:${port}`, from, named: ({ subject }) => `Ёж 9«", ${subject}` });
  onTestFinished(async () => {
    mail.close();
    await close();
  });
  return { letters, mail };
}
