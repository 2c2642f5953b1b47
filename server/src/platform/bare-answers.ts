import { type Server, STATUS_CODES } from 'node:http';
import type { Http2SecureServer } from 'node:http2';
import type { Duplex } from 'node:stream';

import { type ErrorCode, errorCatalogue } from '@school/contract/errors';
import type { Facts } from '@school/contract/verdict';

import { headersFor } from './strict-headers.ts';

const refusals: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request.too_slow',
  HPE_HEADER_OVERFLOW: 'request.headers_too_large',
};

/** A refusal as it goes over a line on which no request was understood: with the headers and in the shape of all others. */
export function bareRefusal(code: ErrorCode, { https, facts = {} }: { https: boolean; facts?: Facts }): string {
  const { status, message } = errorCatalogue[code];
  const body = JSON.stringify({ error: { code, message, facts } });
  const headers = {
    ...headersFor({ https }).forCalls,
    ...(typeof facts['seconds'] === 'number' && { 'retry-after': String(facts['seconds']) }),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}

/** Answers what a server could not read as a request: too late, too large, or no HTTP at all. Nothing that came is told back. */
export function answerUnread(server: Server | Http2SecureServer, { https }: { https: boolean }): void {
  const answers = new Map((['request.invalid', ...Object.values(refusals)] as const).map((code) => [code, bareRefusal(code, { https })]));
  server.on('clientError', (fault: NodeJS.ErrnoException, socket: Duplex) => {
    if (fault.code === 'ECONNRESET' || socket.destroyed) return;
    if (socket.writable) socket.write(answers.get(refusals[fault.code ?? ''] ?? 'request.invalid') ?? '');
    socket.destroy(fault);
  });
}
