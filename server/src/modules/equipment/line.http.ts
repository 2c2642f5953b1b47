import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';

import { equipmentLimits } from '@school/contract/equipment/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { refusalOf, refuse } from '#platform/answer-refusal';
import { Refusal } from '#platform/refusal';

import type { Equipment } from './equipment.ts';

/** Nothing on the way can make it smaller. */
const noise = randomBytes(1024 * 1024);
const chunk = 64 * 1024;
/** A little longer than the browser looks, so that it is the browser who stops. */
const longestMs = (equipmentLimits.connection.seconds + 1) * 1000;

/** Bytes as fast as the line takes them, until there were enough or it took too long. */
async function* stream() {
  const end = performance.now() + longestMs;
  for (let sent = 0; sent < equipmentLimits.connection.downBytes && performance.now() < end; sent += chunk)
    yield noise.subarray(sent % noise.length, (sent % noise.length) + chunk);
}

const { most } = equipmentLimits.connection.blobBytes;

/** Reads an upload and keeps nothing of it. */
const counted = async (body: AsyncIterable<Buffer>): Promise<number> => {
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > most) throw new Refusal('request.too_large');
  }
  return bytes;
};

/**
 * The other end of the measurement of the line, on our own server: small answers for the latency, a stream down and
 * blobs up with a ticket of `POST /equipment/line-tests`. No JSON and no shapes: only the bytes matter.
 */
export function serveLine(http: FastifyInstance, equipment: Pick<Equipment, 'takeDown' | 'takeUp'>): void {
  const ticketOf = ({ headers }: FastifyRequest): string => String(headers['x-line-ticket'] ?? '').slice(0, 100);
  void http.register(async (line) => {
    line.removeAllContentTypeParsers();
    // Counted as it comes: nothing of it is kept in memory.
    line.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    line.setErrorHandler((fault, _request, reply) => refuse(reply, refusalOf(fault)));
    line.post('/api/equipment/line/ping', (_request, reply: FastifyReply) => void reply.code(204).send());
    line.get('/api/equipment/line/down', async (request, reply) => {
      await equipment.takeDown(ticketOf(request));
      return reply.type('application/octet-stream').header('x-accel-buffering', 'no').send(Readable.from(stream()));
    });
    line.route({
      method: 'POST',
      url: '/api/equipment/line/up',
      handler: async (request) => {
        // Whoever does not say how much it is may send the most, and has sent it.
        const said = Number(request.headers['content-length'] ?? most);
        if (!(said <= most)) throw new Refusal('request.too_large');
        await equipment.takeUp(ticketOf(request), Math.max(1, said));
        return { bytes: request.body ? await counted(request.body as AsyncIterable<Buffer>) : 0 };
      },
    });
    await Promise.resolve();
  });
}
