import { startWorker } from '../start-worker.ts';
import type { Made, Wanted } from './opus.worker.ts';
// oxlint-disable-next-line import/default -- an address that the build gives
import workerAddress from './opus.worker.ts?worker&url';

/** For browsers that play no Opus in Ogg (Safari before 18.4): the same recordings as WAV. Fetched only there. */

/** Recordings that are held as they were decoded: about 60 KB each, as many as a task says in a row. */
const most = 40;

let worker: Worker | undefined;
let last = 0;
const waiting = new Map<number, (wave: ArrayBuffer | null) => void>();
const made = new Map<string, Promise<string>>();

/**
 * The address of a recording as WAV, good until many others were asked for.
 * @throws Error when it does not come or cannot be read
 */
export function asWave(file: string): Promise<string> {
  const before = made.get(file);
  const address = before ?? decoded(file);
  // Used last, forgotten last.
  made.delete(file);
  made.set(file, address);
  // What failed is tried again when it is said again.
  if (!before) address.catch(() => made.delete(file));
  for (const [oldest, its] of made) {
    if (made.size <= most) break;
    made.delete(oldest);
    void its.then(URL.revokeObjectURL, () => undefined);
  }
  return address;
}

async function decoded(file: string): Promise<string> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file} did not come`);
  const wave = await inWorker(await answer.arrayBuffer());
  if (!wave) throw new Error(`${file} cannot be read`);
  return URL.createObjectURL(new Blob([wave], { type: 'audio/wav' }));
}

function inWorker(file: ArrayBuffer): Promise<ArrayBuffer | null> {
  const port = (worker ??= start());
  const nr = ++last;
  return new Promise((resolve) => {
    waiting.set(nr, resolve);
    port.postMessage({ nr, file } satisfies Wanted, [file]);
  });
}

function start(): Worker {
  const port = startWorker('opus', workerAddress);
  port.addEventListener('message', ({ data: { nr, wave } }: MessageEvent<Made>) => {
    waiting.get(nr)?.(wave);
    waiting.delete(nr);
  });
  port.addEventListener('error', () => {
    // It did not come, or may not run: whoever waits hears the device's own voice, and the next sentence tries again.
    worker = undefined;
    for (const answer of waiting.values()) answer(null);
    waiting.clear();
  });
  return port;
}
