import type { Page } from '@playwright/test';

/** What the hand on a page felt. */
export interface Drawing {
  /** Milliseconds of a move until the page has done what follows from it; of a hundred moves one takes longer. */
  p99: number;
}

/** A hand draws so many short lines on the board, one every so often: the page hears it as it hears a mouse. */
export const drawLines = (page: Page, lines: number, how: { everyMs: number; seed: number }): Promise<Drawing> =>
  page.locator('[data-stage="board"] .touch-none > canvas').evaluate(
    async (canvas, { lines: many, everyMs, seed }) => {
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
        for (let step = 1; step <= 6; step += 1) {
          const before = performance.now();
          tell('pointermove', x + step * 0.015, y + 0.03 * Math.sin(turns + step / 2));
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
    { lines, ...how },
  );

/** What is painted on the board, as a number of all its pixels: the same for both pages, however large each shows it. */
export const inkOn = (page: Page): Promise<string> =>
  page.locator('[data-stage="board"] .touch-none > canvas').evaluate(async (canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: new Uint8ClampedArray() };
    const digest = await crypto.subtle.digest('SHA-256', data);
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  });
