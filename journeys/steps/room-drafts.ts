import { isDeepStrictEqual } from 'node:util';

import type { Page } from '@playwright/test';

interface Told {
  draft: unknown;
  /** By the clock of the machine, which both pages share. */
  at: number;
}
interface Kept {
  sent: Told[];
  seen: Told[];
}

/** The page keeps what it says in passing of the work in hand, and what it hears of it, each with its moment; before it is loaded. */
export const keepDrafts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const kept: Kept = { sent: [], seen: [] };
    Object.assign(window, { roomDrafts: kept });
    const draftIn = (text: string): unknown => {
      const message = JSON.parse(text) as { t?: string; it?: { k?: string; draft?: unknown } };
      return message.t === 'pass' && message.it?.k === 'draft' ? message.it.draft : undefined;
    };
    const Socket = window.WebSocket;
    window.WebSocket = class extends Socket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        if (!String(url).includes('/room/')) return;
        this.addEventListener('message', ({ data }) => {
          const draft = draftIn(String(data));
          // It is seen when the next picture of the page is drawn.
          if (draft !== undefined) requestAnimationFrame(() => setTimeout(() => kept.seen.push({ draft, at: Date.now() })));
        });
      }
      override send(data: string): void {
        const draft = draftIn(data);
        if (draft !== undefined) kept.sent.push({ draft, at: Date.now() });
        super.send(data);
      }
    };
  });

const keptOn = (page: Page): Promise<Kept> => page.evaluate(() => (window as unknown as { roomDrafts: Kept }).roomDrafts);

export async function forgetDrafts(...pages: readonly Page[]): Promise<void> {
  for (const page of pages)
    await page.evaluate(() => Object.assign((window as unknown as { roomDrafts: Kept }).roomDrafts, { sent: [], seen: [] }));
}

/** What one page told the other, and the longest that it took until the other showed it. */
export async function draftsBetween(from: Page, to: Page): Promise<{ drafts: unknown[]; slowest: number }> {
  const [{ sent }, { seen }] = [await keptOn(from), await keptOn(to)];
  const times = seen.flatMap(({ draft, at }) => {
    const told = sent.findLast((it) => it.at <= at && isDeepStrictEqual(it.draft, draft));
    return told ? [at - told.at] : [];
  });
  return { drafts: seen.map(({ draft }) => draft), slowest: Math.max(0, ...times) };
}
