import type { Page } from '@playwright/test';

/** What the hand on a page felt. */
export interface Drawing {
  /** Milliseconds of a move until the page has done what follows from it; of a hundred moves one takes longer. */
  p99: number;
}

/** A hand draws so many lines on the board, short ones where nothing is said, one every so often: the page hears it as it hears a mouse. */
export const drawLines = (page: Page, lines: number, how: { everyMs: number; seed: number; moves?: number }): Promise<Drawing> =>
  page.locator('[data-stage="board"] .touch-none > canvas').evaluate(
    async (canvas, { lines: many, everyMs, seed, moves }) => {
      const sheet = canvas.parentElement;
      if (!sheet) throw new Error('The canvas lies on no sheet');
      let state = seed * 7919 + 17;
      const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
      const turn = new MessageChannel();
      turn.port1.start();
      /** After all that the page has put into line. */
      const done = () =>
        new Promise<void>((go) => {
          turn.port1.addEventListener('message', () => go(), { once: true });
          turn.port2.postMessage(0);
        });
      const tell = (kind: string, x: number, y: number) => {
        const { left, top, width, height } = sheet.getBoundingClientRect();
        const at = { clientX: left + x * width, clientY: top + y * height };
        sheet.dispatchEvent(
          new PointerEvent(kind, { ...at, pointerId: 1, pointerType: 'mouse', bubbles: true, button: 0, isPrimary: true }),
        );
      };
      const costs: number[] = [];
      let due = performance.now();
      for (let line = 0; line < many; line += 1) {
        const [x, y, turns] = [0.05 + random() * 0.8, 0.05 + random() * 0.8, random() * 6];
        tell('pointerdown', x, y);
        for (let step = 1; step <= moves; step += 1) {
          const before = performance.now();
          tell('pointermove', x + (step * 0.09) / moves, y + 0.03 * Math.sin(turns + (3 * step) / moves));
          await done();
          costs.push(performance.now() - before);
        }
        tell('pointerup', x + 0.09, y);
        // Never sooner after the one before: a page that was held up does not catch up, or the school would take it for too fast.
        due = Math.max(due, performance.now() - everyMs) + everyMs;
        await new Promise((go) => setTimeout(go, due - performance.now()));
      }
      const sorted = costs.toSorted((one, other) => one - other);
      return { p99: sorted[Math.floor(sorted.length * 0.99)] ?? NaN };
    },
    { lines, moves: 6, ...how },
  );

/** What is painted on the board, as a number of all its pixels: the same for both pages, however large each shows it. */
export const inkOn = (page: Page): Promise<string> =>
  page.locator('[data-stage="board"] .touch-none > canvas').evaluate(async (canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: new Uint8ClampedArray() };
    const digest = await crypto.subtle.digest('SHA-256', data);
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  });

/** Keeps the ink that a page shows, for `changedInk`. */
export const keepInk = (page: Page): Promise<void> =>
  page.locator('[data-stage="board"] .touch-none > canvas').evaluate((canvas: HTMLCanvasElement) => {
    Object.assign(window, { keptInk: canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data });
  });

/**
 * How many pixels are plainly others than those that were kept. The edge of a line may differ by a shade: what is painted within a part of
 * the board has its curves cut there.
 */
export const changedInk = (page: Page): Promise<number> =>
  page.locator('[data-stage="board"] .touch-none > canvas').evaluate((canvas: HTMLCanvasElement) => {
    const kept = (window as { keptInk?: Uint8ClampedArray }).keptInk ?? new Uint8ClampedArray();
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: kept };
    let changed = Math.abs(data.length - kept.length);
    for (let at = 3; at < data.length; at += 4) if (Math.abs((data[at] ?? 0) - (kept[at] ?? 0)) > 64) changed += 1;
    return changed;
  });

/** What somebody who comes late waited for. */
export interface Late {
  /** Milliseconds from the moment at which the page was in the room until all lines were seen. */
  ms: number;
  /** The longest that the page did nothing else on end meanwhile, in milliseconds; tasks below 50 count as none. */
  longest: number;
  /** Kilobytes of the answer with the lines. */
  kilobytes: number;
}

/** The page notes when lines are painted on its board, and when it was in. Before it is loaded. */
export const keepPainted = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const noted = { fills: 0, ready: 0, longest: 0 };
    Object.assign(window, { painted: noted });
    // More than the browser keeps by itself.
    performance.setResourceTimingBufferSize(1000);
    CanvasRenderingContext2D.prototype.fill = new Proxy(CanvasRenderingContext2D.prototype.fill, {
      apply(fill, canvas, how) {
        noted.fills += 1;
        return Reflect.apply(fill, canvas, how) as unknown;
      },
    });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        if (noted.ready > 0 && startTime > noted.ready) noted.longest = Math.max(noted.longest, duration);
    }).observe({ type: 'longtask' });
    const Line = window.WebSocket;
    window.WebSocket = class extends Line {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        if (!String(url).includes('/room/')) return;
        this.addEventListener('message', ({ data }) => {
          if (String(data).startsWith('{"t":"ready"')) noted.ready ||= performance.now();
        });
      }
    };
  });

/** The page is loaded anew, in a room whose board has so many lines of a pen. */
export async function comesLate(page: Page, lines: number): Promise<Late> {
  await page.reload();
  await page.waitForFunction((many) => (window as unknown as { painted: { fills: number } }).painted.fills >= many, lines, {
    polling: 'raf',
  });
  return page.evaluate(async () => {
    // What was painted is shown with the next frame.
    await new Promise((go) => requestAnimationFrame(go));
    const { painted } = window as unknown as { painted: { ready: number; longest: number } };
    const ms = performance.now() - painted.ready;
    const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const ink = asked.find(({ name }) => name.includes('/ink?'));
    // Of long tasks one hears some time later.
    await new Promise((go) => setTimeout(go, 500));
    return { ms, longest: painted.longest, kilobytes: Math.round((ink?.encodedBodySize ?? NaN) / 1024) };
  });
}
