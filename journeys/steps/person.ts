import type { Locator, Page } from '@playwright/test';

/** Milliseconds somebody takes to read and to decide before a tap, and for each sign. They are added up, not waited for. */
const thinks = 3_000;
const presses = 250;

/** Somebody whose taps and time are counted: a press on a button, a link, a box or a list is a tap; what is typed where the cursor stands is none. */
export function somebodyAt(page: Page) {
  const began = Date.now();
  let taps = 0;
  let hands = 0;
  const counted = (signs = 0) => {
    taps += signs === 0 ? 1 : 0;
    hands += signs === 0 ? thinks : signs * presses;
  };
  return {
    async tap(what: Locator): Promise<void> {
      counted();
      await what.click();
    },
    async pick(list: Locator, value: string): Promise<void> {
      counted();
      await list.selectOption(value);
    },
    async type(text: string): Promise<void> {
      counted(text.length);
      await page.keyboard.type(text);
    },
    /** The key of the keyboard that leads to the next field. */
    async onwards(): Promise<void> {
      counted(1);
      await page.keyboard.press('Tab');
    },
    cost: () => ({ taps, seconds: (Date.now() - began + hands) / 1000 }),
  };
}
