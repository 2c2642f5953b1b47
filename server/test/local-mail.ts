import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';

import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server on this machine, and the letters that came to it; `answers` are the replies to RCPT, the last one going on for ever. */
export async function openLocalMail(answers: Array<number | undefined> = [undefined]) {
  const letters: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // A school keeps its line to it open, and may be closed after it.
    closeTimeout: 100,
    onRcptTo(_address, _session, done) {
      const code = answers.length > 1 ? answers.shift() : answers[0];
      if (code === undefined) done();
      else done(Object.assign(new Error('not now'), { responseCode: code }));
    },
    onData(stream, _session, done) {
      void (async () => {
        letters.push(await PostalMime.parse(await textOf(stream)));
        done();
      })();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { letters, port, close: () => new Promise<void>((done) => void server.close(() => done())) };
}
