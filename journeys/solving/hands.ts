import { expect, type Locator, type Page } from '@playwright/test';

export interface Spot {
  x: number;
  y: number;
}

/** How a child does something: with the keyboard and nothing else, or with a finger and nothing else. */
export interface Hands {
  page: Page;
  means: 'keyboard' | 'touch';
  /** Presses a button, a card, a place. */
  press(target: Locator): Promise<void>;
  /** Puts what is picked up into a place, whatever lies in it already. */
  put(place: Locator): Promise<void>;
  /** Writes into a field. */
  write(field: Locator, text: string): Promise<void>;
  /** Digits, on whatever there is for them. */
  digits(number: number): Promise<void>;
  /** A square of a field of squares. */
  square(cell: number): Promise<void>;
}

/** Tab until it is in focus, as far round as it takes; whoever goes only by Tab must come everywhere. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 90; steps++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${String(target)}`);
}

/** `pace`: milliseconds a child takes before each action. */
export function byKeyboard(page: Page, pace: number): Hands {
  const wait = () => page.waitForTimeout(pace);
  const press = async (target: Locator) => {
    await tabTo(page, target);
    await wait();
    await page.keyboard.press('Enter');
  };
  return {
    page,
    means: 'keyboard',
    press,
    put: press,
    async write(field, text) {
      await tabTo(page, field);
      await page.keyboard.type(text, { delay: Math.min(pace, 60) });
    },
    async digits(number) {
      for (const digit of String(number)) {
        await wait();
        await page.keyboard.press(digit);
      }
    },
    async square(cell) {
      // The field is one stop of Tab; inside, the arrows walk.
      await tabTo(page, page.locator('[data-cell][tabindex="0"]'));
      const columns = await page.locator('[role=grid] tr').first().locator('[data-cell]').count();
      for (;;) {
        const at = Number(await page.locator('[data-cell]:focus').getAttribute('data-cell'));
        if (at === cell) break;
        const [rows, sideways] = [Math.floor(cell / columns) - Math.floor(at / columns), (cell % columns) - (at % columns)];
        await page.keyboard.press(rows > 0 ? 'ArrowDown' : rows < 0 ? 'ArrowUp' : sideways > 0 ? 'ArrowRight' : 'ArrowLeft');
      }
      await wait();
      await page.keyboard.press('Enter');
    },
  };
}

/** Fingers of the smallest need so much room, in CSS pixels. */
export const smallestTarget = { pre: 64, older: 44 };

export function byTouch(page: Page, pace: number, least: number): Hands {
  const tap = async (target: Locator) => {
    await target.waitFor();
    await page.waitForTimeout(pace);
    await target.tap();
  };
  const measured = async (target: Locator) => {
    await target.waitFor();
    // As it is laid out: what was just pressed may still be a little smaller.
    const sizeNow = () =>
      target.evaluate((element: HTMLElement) => (element.isConnected ? Math.min(element.offsetWidth, element.offsetHeight) : null));
    let size = await sizeNow();
    // A page that is drawn anew at this very moment has replaced what was found: the one in its place is measured.
    for (let again = 0; size === null && again < 3; again++) size = await sizeNow();
    expect.soft(size, `size of ${String(target)}`).toBeGreaterThanOrEqual(least);
  };
  return {
    page,
    means: 'touch',
    async press(target) {
      await measured(target);
      await tap(target);
    },
    async put(place) {
      await measured(place);
      await place.scrollIntoViewIfNeeded();
      await page.waitForTimeout(pace);
      const box = await place.boundingBox();
      if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    },
    async write(field, text) {
      await tap(field);
      // The keyboard on the glass belongs to the device: what it types comes as text.
      for (const letter of text) {
        await page.keyboard.insertText(letter);
        await page.waitForTimeout(Math.min(pace, 40));
      }
    },
    async digits(number) {
      for (const digit of String(number)) await tap(page.locator('main fieldset').last().getByRole('button', { name: digit, exact: true }));
    },
    square: (cell) => tap(page.locator(`[data-cell="${cell}"]`)),
  };
}

/** Draws lines with a finger, in pixels of the window. */
export async function drawByFinger(page: Page, lines: readonly (readonly Spot[])[]): Promise<void> {
  const glass = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', spot?: Spot) =>
    glass.send('Input.dispatchTouchEvent', { type, touchPoints: spot ? [{ x: spot.x, y: spot.y }] : [] });
  for (const [first, ...rest] of lines) {
    if (!first) continue;
    await touch('touchStart', first);
    for (const spot of rest) await touch('touchMove', spot);
    await touch('touchEnd');
    await page.waitForTimeout(80);
  }
  await glass.detach();
}
