import { createServer, type IncomingMessage } from 'node:http';

import { createLocalBooks, Fault } from './bepaid-books.ts';
import { listening } from './listening.ts';

interface Answer {
  status: number;
  body: string;
  at: Temporal.Instant;
}

/** Calls that carry a version, as bePaid wants it. */
const versions: Record<string, string> = { '/ctp/api/checkouts': '2', '/api/reports': '3' };

/**
 * A server that speaks bePaid's protocol, for tests: JSON, HTTP Basic, the first answer again for the same `RequestID`
 * within a day (but not for checkouts), reports in pages. All of bePaid's hosts are this one.
 */
export async function openLocalBepaid({ shopId, secretKey, now }: { shopId: string; secretKey: string; now: () => Temporal.Instant }) {
  const books = createLocalBooks(now);
  const answers = new Map<string, Answer>();
  const state = { isSilent: false, isBroken: false };
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;

  function answer(request: IncomingMessage, body: string): Pick<Answer, 'status' | 'body'> {
    const { method, url = '', headers } = request;
    if (headers.authorization !== authorization) return { status: 401, body: JSON.stringify({ message: 'Access denied' }) };
    if (method === 'POST' && versions[url] !== undefined && headers['x-api-version'] !== versions[url]) {
      return { status: 400, body: JSON.stringify({ message: 'Unsupported version' }) };
    }
    const name = headers['requestid'];
    const known = typeof name === 'string' ? answers.get(name) : undefined;
    if (known && now().since(known.at).total('hours') < 24) return known;
    const fresh = calling(`${method} ${url}`, body);
    if (typeof name === 'string') answers.set(name, { ...fresh, at: now() });
    return fresh;
  }

  function calling(name: string, body: string): Pick<Answer, 'status' | 'body'> {
    const [, prefix = name, id = ''] = /^(GET .*)\/([\w-]+)$/.exec(name) ?? [];
    const call = books.calls[id === '' ? name : `${prefix}/:id`];
    try {
      if (!call) throw new Fault(404, `No such call: ${name}`);
      return { status: 200, body: JSON.stringify(call(body === '' ? {} : JSON.parse(body), id)) };
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      return { status: fault.status, body: JSON.stringify({ message: fault.message, errors: fault.errors }) };
    }
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (state.isSilent) return;
      const given = state.isBroken
        ? { status: 502, body: '<html>Bad gateway</html>' }
        : answer(request, Buffer.concat(parts).toString('utf8'));
      response.writeHead(given.status, { 'content-type': 'application/json' }).end(given.body);
    });
  });
  return { ...(await listening(server)), state, books };
}
