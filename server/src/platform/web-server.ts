import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';

import { answerUnread } from './bare-answers.ts';
import { longestParam } from './call-table.ts';
import { compressAnswers } from './compress-answers.ts';
import { knowOwnOrigins, otherOrigins } from './cross-origin.ts';
import { isOwnFault, refusalOf, refuse } from './answer-refusal.ts';
import { newId } from './ids.ts';
import { headersFor } from './strict-headers.ts';
import { Refusal } from './refusal.ts';
import type { Settings } from './settings.ts';

export interface WebServerOptions {
  /** The public address is https: cookies and headers are strict about it. */
  https: boolean;
  /** Addresses of proxies whose forwarded headers are believed; nobody's by default. */
  trustProxy?: string | undefined;
  /** Whose pages may call besides our own. */
  origins?: Pick<Settings, 'regions' | 'shellOrigins' | 'publicUrl'> | undefined;
  /** Other origins that our pages may send to. */
  connect?: readonly string[] | undefined;
  onFault(fault: unknown, request: unknown): void;
}

/**
 * The bare web server of the school: strict headers on every answer, bodies up to 64 KiB kept as bytes (so that
 * signatures can be checked).
 */
export async function createWebServer({ https, trustProxy, origins, connect = [], onFault }: WebServerOptions): Promise<FastifyInstance> {
  const { forCalls, forPages, forFiles, forDecoders } = headersFor({
    https,
    connect: [...connect, ...(origins ? otherOrigins(origins) : [])],
  });
  const app = Fastify({
    // Faults are logged where they are heard; a logger made for each request would cost more than most requests do.
    logger: false,
    genReqId: newId,
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    trustProxy: trustProxy ?? false,
    routerOptions: { maxParamLength: longestParam },
    rewriteUrl: ({ url = '/' }) => pageAddress(url),
    forceCloseConnections: 'idle',
    // A request without a host is refused below, as others are: Node's own answer has no headers.
    http: { requireHostHeader: false },
    // An address that the router does not take comes past all hooks.
    frameworkErrors: ({ code }, _request, reply) =>
      void refuse(
        reply.headers(forCalls),
        code === 'FST_ERR_MAX_PARAM_LENGTH'
          ? new Refusal('request.address_too_long')
          : new Refusal('request.invalid', { where: 'address' }),
      ),
    clientErrorHandler: () => undefined,
  });
  answerUnread(app.server, { https });
  // What a caller expects besides an answer is not promised, and the answer is given all the same.
  app.server.on('checkExpectation', (request, response) => void app.server.emit('request', request, response));
  app.decorateRequest('identified');
  app.decorateRequest('served', null);
  app.decorate('callTable', null);
  // A request without a body may still name JSON as its type; an empty body is read as {} by the calls.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(['application/json', 'application/webhook+json'], { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  // Taken by the calls that ask for a sound, a picture or a video; the others refuse it.
  app.addContentTypeParser(/^(?:audio\/(?:webm|ogg|mp4)|image\/|video\/|application\/pdf)/, { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) =>
    request.url.startsWith('/api/') && !request.url.startsWith('/api/payments/webhooks/') && body.length > 0
      ? done(new Refusal('request.invalid', { where: 'content-type' }))
      : done(null, body),
  );
  // Cookies are only written by it; the one that is read is read where sessions are looked up.
  await app.register(cookie, { hook: false });
  app.addHook('onRequest', (request, reply, done) => {
    const { url, headers } = request;
    const forAssets = /^\/assets\/(?:pdf|opus)\.worker/.test(url) ? forDecoders : forFiles;
    reply.headers(url.startsWith('/api/') ? forCalls : url.startsWith('/assets/') ? forAssets : forPages);
    // No database takes a zero in a text, and no address of ours has one.
    const fault = headers.host === undefined ? 'host' : url.includes('%00') ? 'address' : undefined;
    done(fault === undefined ? undefined : new Refusal('request.invalid', { where: fault }));
  });
  compressAnswers(app);
  if (origins) knowOwnOrigins(app, origins);
  app.setErrorHandler((fault, request, reply) => {
    const refusal = refusalOf(fault);
    if (isOwnFault(refusal)) onFault(fault, request);
    return refuse(reply, refusal);
  });
  return app;
}

/**
 * A page's address with a percent sign that means nothing is taken by its signs: the app answers it as any other that it does not
 * know, where the router would refuse it with words for programs. Calls of the school are refused as before.
 */
function pageAddress(url: string): string {
  if (!url.includes('%') || url.startsWith('/api/')) return url;
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
