import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';

/**
 * Stands before a school, as a gateway does, and can pretend that a new release has been rolled out: pages and the worker
 * then carry another number. Everything else passes as it is.
 */
export interface Gateway {
  url: string;
  /** From now on all comes from this school. */
  before(school: string): void;
  /** From now on nothing gets through, and the browser is not told: a network that leads nowhere. */
  cut(is: boolean): void;
  /** A new release is out. */
  release(): void;
  stop(): Promise<void>;
}

export async function openGateway(): Promise<Gateway> {
  let school = new URL('http://localhost');
  let isNew = false;
  let isCut = false;
  const server = createServer((asked, reply) => {
    if (isCut) {
      asked.socket.destroy();
      return;
    }
    const path = asked.url ?? '/';
    const wantsPage = (asked.headers.accept ?? '').includes('text/html') || path === '/index.html';
    const changes = isNew && (path === '/sw.js' || wantsPage);
    const headers = changes
      ? { ...asked.headers, 'accept-encoding': 'identity', 'if-none-match': '', 'if-modified-since': '' }
      : asked.headers;
    const onward = request(new URL(path, school), { method: asked.method, headers }, (answer) => {
      if (!changes) {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
        return;
      }
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const text = Buffer.concat(parts)
          .toString()
          .replace(/(name="release" content="|`|")[0-9a-f]{16}(?=["`])/g, '$1ffffffffffffffff');
        reply.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'content-length': Buffer.byteLength(text), etag: '"new"' });
        reply.end(text);
      });
    });
    onward.on('error', () => reply.destroy());
    asked.pipe(onward);
  });
  // The live connection passes, too.
  server.on('upgrade', (asked, socket, head) => {
    if (isCut) {
      socket.destroy();
      return;
    }
    const onward = connect(Number(school.port), 'localhost', () => {
      const lines = Object.entries(asked.headers).map(([name, value]) => `${name}: ${String(value)}`);
      onward.write(`GET ${asked.url ?? '/'} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    for (const end of [onward, socket]) end.on('error', () => (onward.destroy(), socket.destroy()));
  });
  server.listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    before: (url) => void (school = new URL(url)),
    cut: (is) => {
      isCut = is;
      if (is) server.closeAllConnections();
    },
    release: () => void (isNew = true),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
