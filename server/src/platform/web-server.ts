import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';

import { refusalOf, refuse } from './http.ts';
import { newId } from './ids.ts';
import { Refusal } from './refusal.ts';

export interface WebServerOptions {
  log?: FastifyBaseLogger | undefined;
  /** The public address is https: cookies and headers are strict about it. */
  https: boolean;
  /** Addresses of proxies whose forwarded headers are believed; nobody's by default. */
  trustProxy?: string | undefined;
  onFault(fault: unknown, request: unknown): void;
}

/**
 * The bare web server of the school: strict headers on every answer, bodies up to 64 KiB kept as bytes (so that
 * signatures can be checked).
 */
export async function createWebServer({ log, https, trustProxy, onFault }: WebServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logController: new LogController({ disableRequestLogging: true }),
    ...(log ? { loggerInstance: log } : { logger: false }),
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    trustProxy: trustProxy ?? false,
    genReqId: () => newId(),
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
  });
  app.decorateRequest('identified');
  // A request without a body may still name JSON as its type; an empty body is read as {} by the calls.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) =>
    request.url.startsWith('/api/') && !request.url.startsWith('/api/payments/webhooks/') && body.length > 0
      ? done(new Refusal('request.invalid', { where: 'content-type' }))
      : done(null, body),
  );
  await app.register(cookie);
  await app.register(helmet, headers(https));
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler((fault, request, reply) => {
    const refusal = refusalOf(fault);
    if (refusal.code === 'school.unexpected') onFault(fault, request);
    return refuse(reply, refusal);
  });
  return app;
}

/** Content policy and its companions, as the security design has them; media and payment hosts come by settings. */
const headers = (https: boolean) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'blob:', 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'media-src': ["'self'", 'blob:'],
      'worker-src': ["'self'", 'blob:'],
      'manifest-src': ["'self'"],
      'form-action': ["'self'"],
      'frame-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      ...(https ? { 'upgrade-insecure-requests': [] } : {}),
    },
  },
  hsts: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  referrerPolicy: { policy: 'no-referrer' as const },
  crossOriginOpenerPolicy: { policy: 'same-origin' as const },
  crossOriginEmbedderPolicy: false,
  xFrameOptions: { action: 'deny' as const },
});
