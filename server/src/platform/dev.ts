import type { FastifyInstance, FastifyReply } from 'fastify';

import type { MovableClock } from './clock.ts';
import type { LetterPage } from './mail.ts';
import { inboxPage, inboxStyle, type InboxEntry, languageOf } from './inbox-page.ts';
import type { Messages } from './messages.ts';
import type { MessageFilter } from './messages.store.ts';

/** Messages shown at once in the inbox. */
const shown = 200;

/**
 * The dev inbox: mail and SMS that went nowhere else, what was pushed to devices, and what `inSchool` shows in the
 * school itself, as a page at `/dev/inbox` and as `/dev/inbox.json` (`?to=` keeps those to one address). The school registers
 * it everywhere but in production.
 */
export function serveInbox(
  app: FastifyInstance,
  given: {
    messages: Pick<Messages, 'latest' | 'find' | 'pageOf' | 'filesOf'>;
    inSchool?: (filter: Pick<MessageFilter, 'to' | 'limit'>) => Promise<InboxEntry[]>;
  },
): void {
  const found = async (query: unknown): Promise<InboxEntry[]> => {
    const { to } = query as { to?: unknown };
    const filter = { to: typeof to === 'string' && to !== '' ? to : undefined, limit: shown };
    const all = [...(await given.messages.latest(filter)), ...((await given.inSchool?.(filter)) ?? [])];
    return all.sort((a, b) => Temporal.Instant.compare(b.at, a.at)).slice(0, shown);
  };
  app.get('/dev/inbox.json', async (request, reply) => noStore(reply).send({ messages: (await found(request.query)).map(onWire) }));
  app.get('/dev/inbox', async (request, reply) =>
    noStore(reply)
      .type('text/html; charset=utf-8')
      .send(inboxPage(await found(request.query), languageOf(request.headers['accept-language']))),
  );
  app.get('/dev/inbox/:id', async (request, reply) => {
    const { id } = request.params as { id: string };
    const letter = /^[0-9a-f-]{36}$/.test(id) ? await given.messages.find(id) : undefined;
    const page = letter && (await given.messages.pageOf(letter));
    if (!page) return noStore(reply).code(404).type('text/plain; charset=utf-8').send('There is no such letter.');
    return noStore(reply).header('content-security-policy', letterPolicy).type('text/html; charset=utf-8').send(withPictures(page));
  });
  app.get('/dev/inbox/:id/:file', async (request, reply) => {
    const { id, file } = request.params as { id: string; file: string };
    const letter = /^[0-9a-f-]{36}$/.test(id) ? await given.messages.find(id) : undefined;
    const found = letter && (await given.messages.filesOf(letter)).find(({ name }) => name === file);
    if (!found) return noStore(reply).code(404).type('text/plain; charset=utf-8').send('There is no such file.');
    return noStore(reply).header('content-disposition', 'attachment').type(found.type).send(Buffer.from(found.bytes));
  });
  app.get('/dev/inbox.css', (_request, reply) => noStore(reply).type('text/css; charset=utf-8').send(inboxStyle));
}

/**
 * `POST /dev/clock {"now": ISO instant}` moves the school's clock and runs everything that is due by then; with
 * `"stands": true` it stands still there, so that a test can try a rule at its last second;
 * `GET /dev/clock` tells it. The school registers it only with SCHOOL_TEST=1.
 */
export function serveClock(app: FastifyInstance, { clock, runDue }: { clock: MovableClock; runDue: () => Promise<void> }): void {
  const told = () => ({ now: clock.now().toString() });
  app.get('/dev/clock', (_request, reply) => noStore(reply).send(told()));
  app.post('/dev/clock', async (request, reply) => {
    const wanted = clockIn(request.body);
    if (!wanted) return noStore(reply).code(400).send({ error: 'Send {"now": "2026-11-23T10:00:00+03:00"} as application/json' });
    clock.set(wanted.now, { stands: wanted.stands });
    await runDue();
    return noStore(reply).send(told());
  });
}

/** A letter brings its styles and pictures along, and runs nothing. */
const letterPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

/** The pictures of a letter where its page looks for them: no browser knows `cid:`. */
const withPictures = ({ html, pictures }: LetterPage): string =>
  pictures.reduce((page, { id, bytes }) => page.replaceAll(`cid:${id}`, `data:image/png;base64,${bytes.toString('base64')}`), html);

const noStore = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-store');

const onWire = <M extends { at: Temporal.Instant }>({ at, ...rest }: M) => ({ ...rest, at: at.toString() });

/** Bodies come as bytes here (see web-server.ts). */
function clockIn(body: unknown): { now: Temporal.Instant; stands: boolean } | undefined {
  try {
    const { now, stands } = JSON.parse(Buffer.isBuffer(body) ? body.toString() : '') as { now?: unknown; stands?: unknown };
    return typeof now === 'string' ? { now: Temporal.Instant.from(now), stands: stands === true } : undefined;
  } catch {
    return undefined;
  }
}
