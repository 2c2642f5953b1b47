import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

import type { FastifyInstance } from 'fastify';

/** What fits into one packet comes no sooner when it is smaller. */
const least = 1400;
/** From here on the work is long enough to be done beside the others'; below it the way to another thread and back is longer. */
const aside = 32 * 1024;

/** What is quick: an answer is made once and read once (docs/decisions/0380). */
const brotli = (size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 2,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});
const gzipped = { level: 1 };

/** The better of what the caller takes; with `q=0` it says that it does not take it. */
function takenBy(header: string | undefined): 'br' | 'gzip' | undefined {
  const takes = (name: string) => new RegExp(`(?:^|[ ,])${name}(?![a-z-])(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|\\s|$))`).test(header ?? '');
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined;
}

/** Texts that are made for one caller go compressed to whoever takes that; what is a file or compressed already goes as it is. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < least || reply.hasHeader('content-encoding')) return done(null, payload);
    const as = takenBy(request.headers['accept-encoding']);
    if (!as) return done(null, payload);
    const vary = reply.getHeader('vary');
    if (vary === undefined) reply.header('vary', 'accept-encoding');
    else if (!String(vary).toLowerCase().includes('accept-encoding')) reply.header('vary', `${String(vary)}, accept-encoding`);
    reply.header('content-encoding', as).removeHeader('content-length');
    if (payload.length < aside)
      return done(null, as === 'br' ? brotliCompressSync(payload, brotli(payload.length)) : gzipSync(payload, gzipped));
    if (as === 'br') brotliCompress(payload, brotli(payload.length), done);
    else gzip(payload, gzipped, done);
  });
}
