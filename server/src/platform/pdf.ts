import { Worker } from 'node:worker_threads';

import type { Content } from 'pdfmake/interfaces.js';

export interface Paper {
  title: string;
  content: Content[];
  /** Small print at the bottom of each page; where the numbers stand in it. */
  foot(page: string, of: string): string;
}

/** What crosses to the thread that draws, and back. */
export interface PaperAsked extends Pick<Paper, 'title' | 'content'> {
  n: number;
  foot: string;
}
export interface PaperAnswer {
  n: number;
  bytes?: Uint8Array;
  fault?: string;
}

/** The largest statement takes two seconds here; what takes longer than this will not come. */
const secondsAtMost = 15;

interface Waiting {
  gives(bytes: Uint8Array): void;
  fails(fault: Error): void;
}
let drawing: Worker | undefined;
const waiting = new Map<number, Waiting>();
let asked = 0;

/** The thread that draws, started by the first paper: most schools' days pass without one. */
function started(): Worker {
  if (drawing) return drawing;
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url));
  // Nobody who waits for a paper is left by it, and a process that ends waits for none.
  worker.unref();
  worker.on('message', ({ n, bytes, fault }: PaperAnswer) => {
    const who = waiting.get(n);
    waiting.delete(n);
    if (bytes) who?.gives(bytes);
    else who?.fails(new Error(fault ?? 'The paper was not drawn'));
  });
  const ended = (fault: Error) => {
    if (drawing === worker) drawing = undefined;
    for (const [n, who] of waiting) {
      waiting.delete(n);
      who.fails(fault);
    }
  };
  worker.on('error', (fault) => ended(fault instanceof Error ? fault : new Error(String(fault))));
  worker.on('exit', () => ended(new Error('The thread that draws papers has ended')));
  drawing = worker;
  return worker;
}

/**
 * A paper of A4 with a Cyrillic font, as the bytes of a PDF. It is drawn in a thread of its own: people are answered meanwhile, and a paper
 * that does not come holds nobody up.
 */
export async function pdfOf({ title, content, foot }: Paper): Promise<Uint8Array> {
  const n = ++asked;
  const worker = started();
  const late = setTimeout(() => void worker.terminate(), secondsAtMost * 1000);
  try {
    return await new Promise<Uint8Array>((gives, fails) => {
      waiting.set(n, { gives, fails });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
      worker.postMessage({ n, title, content, foot: foot('{page}', '{of}') } satisfies PaperAsked);
    });
  } finally {
    clearTimeout(late);
  }
}
