import { keepBuilt, keepPlay, cachedFile, cachedPage } from './cached-files.ts';
import { rangeOf } from './strategy-of.ts';

/** Milliseconds after which a page that is kept is shown instead of one that does not come. */
const patience = 4_000;
/** Milliseconds for a small file that is kept as it was. */
const shortPatience = 2_000;

/** Answers of a gateway whose school is away: being rolled out, or down. */
const isAway = (status: number): boolean => status >= 502 && status <= 504;

/** A page: as the school gives it now; when it cannot be reached, as it is kept. */
export async function answerPage(request: Request, ahead: Promise<Response | undefined>, release: string): Promise<Response> {
  const asked = ahead.catch(() => undefined).then((answer) => answer ?? fetch(request));
  const kept = await cachedPage(release).catch(() => undefined);
  if (!kept) return asked;
  try {
    const answer = await within(patience, asked);
    return isAway(answer.status) ? kept : answer;
  } catch {
    return kept;
  }
}

/** A built file: as it is kept; else it is fetched and kept. */
export async function answerBuilt(request: Request, release: string, later: (work: Promise<unknown>) => void): Promise<Response> {
  const kept = await cachedFile(request.url).catch(() => undefined);
  if (kept) return kept;
  const answer = await fetch(request);
  later(keepBuilt(release, request, answer.clone()).catch(() => undefined));
  return answer;
}

/** A file that keeps its name: fetched, else as it is kept. */
export async function answerNamed(request: Request): Promise<Response> {
  const asked = fetch(request);
  const kept = await cachedFile(request.url).catch(() => undefined);
  return kept ? within(shortPatience, asked).catch(() => kept) : asked;
}

/** A picture or a voice: as it is kept, and looked after behind it; else fetched and kept. */
export async function answerPlay(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
  const range = request.headers.get('range');
  const kept = await cachedFile(request.url).catch(() => undefined);
  if (kept) {
    if (!(kept.headers.get('cache-control') ?? '').includes('immutable'))
      later(
        fetch(request.url)
          .then((answer) => keepPlay(request.url, answer))
          .catch(() => undefined),
      );
    return range === null ? kept : partOf(kept, range);
  }
  const answer = await fetch(request);
  if (range === null) later(keepPlay(request.url, answer.clone()).catch(() => undefined));
  return answer;
}

/** Players ask for parts of a sound, and some insist on being given a part. */
async function partOf(whole: Response, range: string): Promise<Response> {
  const bytes = await whole.arrayBuffer();
  const part = rangeOf(range, bytes.byteLength);
  if (!part) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${bytes.byteLength}` } });
  const headers = {
    'content-type': whole.headers.get('content-type') ?? 'application/octet-stream',
    'content-range': `bytes ${part.from}-${part.to}/${bytes.byteLength}`,
    'accept-ranges': 'bytes',
  };
  return new Response(bytes.slice(part.from, part.to + 1), { status: 206, headers });
}

const within = <T>(milliseconds: number, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too late')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
