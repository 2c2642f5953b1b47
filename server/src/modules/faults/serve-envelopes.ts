import { faultsLimits } from '@school/contract/faults/limits';
import type { FastifyInstance } from 'fastify';

import { countedAddress } from '#platform/counted-address';
import { insistOnOwnOrigin } from '#platform/csrf';
import type { ServeOptions } from '#platform/http';

import type { Faults } from './faults.ts';

/** Envelopes a minute of everybody together: faults of a bad release are not let drown the school. */
const mostPerMinute = 1200;

/**
 * `POST /faults/api/:project/envelope/`: where a client of Sentry's format sends to when its DSN is
 * `https://school@<this address>/faults/1`. Answers as such a server does; who sends too much is told when to go on.
 */
export function serveEnvelopes(
  app: FastifyInstance,
  faults: Faults,
  { whoCalls, publicOrigin }: Pick<ServeOptions, 'whoCalls' | 'publicOrigin'>,
): void {
  let [minute, taken] = [0, 0];
  app.post('/faults/api/:project/envelope/', { bodyLimit: faultsLimits.envelopeBytes }, async (request, reply) => {
    insistOnOwnOrigin(request, 'none', publicOrigin);
    const now = Math.floor(performance.now() / 60_000);
    if (now !== minute) [minute, taken] = [now, 0];
    if (++taken > mostPerMinute) return reply.code(429).header('retry-after', '60').send({});
    // A session that is over is nobody's; a fault is told all the same.
    const { caller } = await Promise.try(whoCalls, request).catch(() => ({ caller: { role: 'guest', locale: 'ru-RU' } as const }));
    const counted = caller.role === 'guest' ? `from ${countedAddress(request.ip)}` : `of ${caller.sessionId}`;
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    try {
      await faults.keepEnvelope({ bytes, caller, counted });
    } catch (fault) {
      if ((fault as { code?: unknown }).code === 'request.too_many') reply.header('retry-after', '60');
      throw fault;
    }
    return reply.header('cache-control', 'no-store').send({});
  });
}
