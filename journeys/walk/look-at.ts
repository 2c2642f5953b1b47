import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** How a page is looked at: a phone or a laptop, by day or by night. */
export interface Look {
  width: 360 | 1280;
  scheme: 'light' | 'dark';
}
export const allLooks: readonly Look[] = [
  { width: 360, scheme: 'light' },
  { width: 360, scheme: 'dark' },
  { width: 1280, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
];

/** The narrowest phone people still have, and a laptop of 1280 px whose owner reads at 200 %. */
const narrow = [320, 640];

/** Goes to a page and looks at it: what axe finds in each look, and what is cut or hangs over where there is little room. */
export async function faultsOf(page: Page, at: string, looks: readonly Look[]): Promise<string[]> {
  await page.goto(at);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  const faults: string[] = [];
  for (const look of looks) faults.push(...(await seenIn(page, look)));
  await page.setViewportSize({ width: 360, height: 740 });
  await settled(page);
  faults.push(...(await page.evaluate(tooSmall, 44)));
  for (const width of narrow) {
    await page.setViewportSize({ width, height: 640 });
    await settled(page);
    faults.push(...(await page.evaluate(cutOrOver)).map((fault) => `${width} px: ${fault}`));
  }
  return faults.map((fault) => `${new URL(page.url()).pathname} ${fault}`);
}

async function seenIn(page: Page, { width, scheme }: Look): Promise<string[]> {
  await page.setViewportSize({ width, height: 740 });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
  await settled(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .exclude('[data-live-announcer]')
    .analyze();
  return violations.map(({ id, nodes }) => `${width} ${scheme} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Two pictures later the page has taken its new shape. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** In the page: what is to be pressed and is smaller than a finger. A link within a sentence is as tall as its line. */
function tooSmall(finger: number): string[] {
  return [...document.body.querySelectorAll<HTMLElement>('a, button, select, textarea, input:not([type=radio], [type=checkbox])')]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }) && part.closest('[aria-hidden="true"], .sr-only') === null)
    .filter((part) => {
      // A link may lie over the whole card that it stands in.
      const over = getComputedStyle(part, '::after');
      const isWide = over.content !== 'none' && over.position === 'absolute' && over.inset === '0px';
      const { height, width, top } = ((isWide && part.offsetParent) || part).getBoundingClientRect();
      let block = part.parentElement;
      while (block && /^(inline|contents)/.test(getComputedStyle(block).display)) block = block.parentElement;
      const isInSentence = getComputedStyle(part).display === 'inline' && block?.textContent?.trim() !== part.textContent?.trim();
      // The way past the menu stands above the page until it is reached by keyboard.
      return top >= 0 && width > 1 && !isInSentence && (height < finger - 0.5 || width < finger - 0.5);
    })
    .map((part) => {
      const { width, height } = part.getBoundingClientRect();
      return `${Math.round(width)} × ${Math.round(height)} to press: "${(part.getAttribute('aria-label') ?? part.textContent ?? '').trim().slice(0, 40)}"`;
    });
}

/** In the page: does it scroll sideways, and which texts are cut off by the box they stand in? */
function cutOrOver(): string[] {
  const page = document.documentElement;
  const found: string[] = [];
  if (page.scrollWidth > innerWidth) {
    const wide = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (part) => part.getBoundingClientRect().right > innerWidth + 1,
    );
    const named = wide.slice(0, 3).map((part) => `<${part.localName} class="${part.getAttribute('class') ?? ''}">`);
    found.push(`scrolls sideways to ${page.scrollWidth}: ${named.join(' ')}`);
  }
  for (const part of document.body.querySelectorAll<HTMLElement>('*')) {
    const ownText = [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '');
    if (!ownText || part.clientWidth < 2 || part.closest('[aria-hidden="true"], .sr-only') !== null) continue;
    const { overflowX, textOverflow, visibility } = getComputedStyle(part);
    // A preview in a link ends in dots: the link opens the whole.
    if (textOverflow === 'ellipsis' && part.closest('a, button') !== null) continue;
    if (visibility === 'hidden' || (overflowX !== 'hidden' && overflowX !== 'clip')) continue;
    if (part.scrollWidth > part.clientWidth + 1)
      found.push(`cut${textOverflow === 'ellipsis' ? ' by an ellipsis' : ''}: "${part.textContent?.trim().slice(0, 60)}"`);
  }
  return found;
}
