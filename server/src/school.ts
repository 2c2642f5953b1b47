import type { Kid, User } from '@school/contract/families/shapes';
import { regionCalls } from '@school/contract/region/calls';
import type { FastifyBaseLogger } from 'fastify';

import { createAnnouncements } from '#platform/announcements';
import { serveApiDocument } from '#platform/api-document';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import { type Identified, serve, type ServeOptions } from '#platform/http';
import { servePages } from '#platform/pages';
import { createParts } from '#platform/parts';
import { createWebServer } from '#platform/web-server';

/** What the school is built from: the world around it comes in from outside, so that tests choose it. */
export interface SchoolGiven {
  db: Db;
  clock: Clock;
  log?: FastifyBaseLogger | undefined;
  /** Answers for a caller before the sessions are asked: tests say so who calls. Production never passes it. */
  identify?: ((headers: Readonly<Record<string, string | string[] | undefined>>) => Identified | undefined) | undefined;
  /** Hears every fault besides the log: tests collect them. */
  onFault?: ((fault: unknown) => void) | undefined;
}

/** The whole school, wired once, from the ground up. Production and tests build it the same way. */
export async function createSchool({ db, clock, log, identify, onFault: hear }: SchoolGiven) {
  const onFault = (fault: unknown) => {
    log?.error({ err: fault }, 'unexpected');
    hear?.(fault);
  };
  const news = createAnnouncements(db, onFault);
  const jobs = { runDue: () => news.drain() };
  const userParts = createParts<User>();
  const kidParts = createParts<Kid>();

  // Floor 1: identity, catalogue, library.

  // Floor 2: families, ledger.

  // Floor 3: scheduling, playbooks, promotions.

  // Floor 4: learning, groups, payments, chat.

  // Floor 6: notifications, analytics.

  // Floor 7: back-office.

  const http = await createWebServer({ log, https: false, onFault });
  const options: ServeOptions = {
    db,
    whoCalls: async (request) => identify?.(request.headers) ?? { caller: { role: 'guest', locale: 'ru-RU' }, via: 'none' },
    secureCookies: false,
    strict: true,
    onFault,
  };
  serve(http, regionCalls, { 'GET /region': async () => ({ region: 'EU' as const }) }, options);
  serveApiDocument(http);
  await servePages(http);

  return {
    http,
    db,
    clock,
    news,
    jobs,
    userParts,
    kidParts,
    /** Stops what runs by itself; the database is closed by whoever opened it. */
    async stop() {
      await news.stop();
      await http.close();
    },
  };
}

export type School = Awaited<ReturnType<typeof createSchool>>;
