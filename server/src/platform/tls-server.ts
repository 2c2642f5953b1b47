import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2';
import type { Duplex } from 'node:stream';

import type { FastifyInstance } from 'fastify';

import { answerUnread } from './bare-answers.ts';
import { UserError } from './user-error.ts';

/** Files in PEM: the certificate with those it hangs on, and its key. */
export interface TlsFiles {
  cert: string;
  key: string;
}

export interface TlsServer {
  server: Http2SecureServer;
  listen(at: { host: string; port: number }): Promise<unknown>;
  /** Lets running answers end, and nobody in any more. */
  close(): Promise<void>;
}

/** Milliseconds: how long a line may be silent, and how often renewed certificates are looked for. */
const silence = 120_000;
const lookEvery = 3_600_000;

/**
 * The door in TLS, for a school without a proxy in front: HTTP/2, on which a phone fetches all parts of a page at once over
 * one line, and HTTP/1.1 for whoever knows no other (WebSockets do). What stands behind it is not asked to listen itself. A
 * certificate that is renewed in its file is taken within the hour, without a stop.
 */
export function createTlsServer(behind: FastifyInstance | Server, files: TlsFiles): TlsServer {
  const inside = 'routing' in behind ? behind.server : behind;
  const answer = (request: Http2ServerRequest, response: Http2ServerResponse): void => {
    // HTTP/2 has another name for it.
    request.headers.host ??= request.headers[':authority'];
    const [asked, answered] = [request as unknown as IncomingMessage, response as unknown as ServerResponse];
    if ('routing' in behind) behind.routing(asked, answered);
    else inside.emit('request', asked, answered);
  };
  // Node hands the options of HTTP/1.1 on; its types do not know.
  const ofHttp1: ServerOptions = { requireHostHeader: false };
  const server = createSecureServer({ ...read(files), ...ofHttp1, allowHTTP1: true, settings: { maxConcurrentStreams: 128 } }, answer);
  answerUnread(server, { https: true });
  const lines = new Set<ServerHttp2Session>();
  let isClosing = false;
  server.on('session', (line) => {
    if (isClosing) return void line.close();
    lines.add(line);
    line.on('close', () => lines.delete(line));
    line.setTimeout(silence, () => line.close());
    return undefined;
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => void inside.emit('upgrade', request, socket, head));
  let changedAt = changeOf(files);
  const timer = setInterval(() => {
    const now = changeOf(files);
    if (now === changedAt) return;
    try {
      server.setSecureContext(read(files));
      changedAt = now;
    } catch {
      // Half written, or a key that does not fit yet: the old one holds until the next look.
    }
  }, lookEvery).unref();
  return {
    server,
    listen: (at) => once(server.listen(at), 'listening'),
    async close() {
      clearInterval(timer);
      isClosing = true;
      if (server.listening) server.close();
      const ended = [...lines].map((line) => once(line, 'close'));
      for (const line of lines) line.close();
      await Promise.all(ended);
    },
  };
}

function read({ cert, key }: TlsFiles): { cert: Buffer; key: Buffer } {
  try {
    return { cert: readFileSync(cert), key: readFileSync(key) };
  } catch (fault) {
    throw new UserError(`The certificate cannot be read: ${(fault as Error).message}. TLS_CERT and TLS_KEY are two files in PEM.`);
  }
}

const changeOf = ({ cert, key }: TlsFiles): number => {
  try {
    return statSync(cert).mtimeMs + statSync(key).mtimeMs;
  } catch {
    return NaN;
  }
};
