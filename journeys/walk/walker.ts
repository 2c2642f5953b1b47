import type { Page } from '@playwright/test';

/**
 * Goes through the app as a person does: from where they stand, by links and buttons that are there to be seen. Links first,
 * breadth first; while paths are missing, it presses the buttons of the pages it came by, the ones that open something
 * included.
 */

export interface Walked {
  /** Paths of the table that were come to, each with the page that led there. */
  reached: Map<string, string>;
  /** Links that lead somewhere else than they say, or to a page without a heading. */
  dead: string[];
}

interface Stop {
  path: string;
  at: string;
  from: string;
}

/** Of one path so many addresses are looked at: the lists of the school are long, and the tenth family is like the first. */
const addressesOfAPath = 3;
/** What opens over a page. */
const over = 'dialog[open], [role="dialog"]';
/** What is pressed on one page, at most. */
const pressesOfAPage = 25;

export class Walker {
  readonly walked: Walked = { reached: new Map(), dead: [] };
  readonly #stops: Stop[] = [];
  readonly #queue: Stop[] = [];
  readonly #known = new Set<string>();
  readonly #pressed = new Set<string>();

  readonly page: Page;
  readonly paths: readonly string[];
  readonly #leaveAlone: RegExp;
  readonly #passesBy: (path: string) => boolean;

  /** `leaveAlone` is not pressed: it ends the visit. Pages that it `passesBy` are found, and not entered. */
  constructor(page: Page, paths: readonly string[], leaveAlone: RegExp, passesBy: (path: string) => boolean = () => false) {
    this.page = page;
    this.paths = paths;
    this.#leaveAlone = leaveAlone;
    this.#passesBy = passesBy;
  }

  /** Walks until nothing is missing and every path was looked at once, or there is nowhere left to go. */
  async walk(missing: () => readonly string[]): Promise<void> {
    await this.#arrive('home');
    await this.#walkLinks(missing);
    const pressed = new Set<string>();
    for (let index = 0; index < this.#stops.length && missing().length > 0; index++) {
      const stop = this.#stops[index];
      const page = stop?.at.split('?')[0];
      // A page that was only filtered or sorted otherwise has the same buttons.
      if (!stop || page === undefined || pressed.has(page)) continue;
      pressed.add(page);
      await this.#pressAll(stop, missing);
      await this.#walkLinks(missing);
    }
  }

  async #walkLinks(missing: () => readonly string[]): Promise<void> {
    // Each path once; a second address of one that was seen only while something is missing.
    for (;;) {
      const seen = new Set(this.#stops.map(({ path }) => path));
      const next = this.#queue.findIndex(({ path }) => !seen.has(path));
      if (next === -1 && missing().length === 0) return;
      const [stop] = this.#queue.splice(Math.max(next, 0), 1);
      if (!stop) return;
      await this.page.goto(stop.at);
      await this.#arrive(stop.from, stop);
    }
  }

  /** Looks at the page that is open: where it is, and where it leads. */
  async #arrive(from: string, meant?: Stop): Promise<void> {
    await this.#settle();
    const at = addressOf(this.page.url());
    const path = this.pathOf(at);
    const heading = await this.page
      .locator('h1')
      .first()
      .waitFor({ state: 'attached', timeout: 10_000 })
      .then(
        () => true,
        () => false,
      );
    if (path === undefined || !heading) this.walked.dead.push(`${from} → ${meant?.at ?? at}: nothing is there`);
    // A player goes on to the task at which it stands: deeper is no other place.
    else if (meant && path !== meant.path && !at.startsWith(`${meant.at}/`)) this.walked.dead.push(`${from} → ${meant.at}: leads to ${at}`);
    if (path === undefined) return;
    if (!this.walked.reached.has(path)) this.walked.reached.set(path, from);
    this.#known.add(at);
    this.#stops.push({ path, at, from });
    await this.#gatherLinks(at);
  }

  async #gatherLinks(from: string): Promise<void> {
    const links = await this.page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .filter(
          (link) => link.checkVisibility({ visibilityProperty: true }) && link.origin === location.origin && !link.hasAttribute('download'),
        )
        .map(({ pathname, search }) => `${pathname}${search}`),
    );
    for (const at of new Set(links)) this.#offer(at, from);
  }

  #offer(at: string, from: string): void {
    const path = this.pathOf(at);
    if (path === undefined || this.#known.has(at)) return;
    if (!this.walked.reached.has(path)) this.walked.reached.set(path, from);
    // The way out is there; whoever takes it walks no further.
    if (path === '/logout' || this.#passesBy(path)) return;
    const same = [...this.#known].filter((one) => this.pathOf(one) === path).length;
    if (same >= addressesOfAPath) return;
    this.#known.add(at);
    this.#queue.push({ path, at, from });
  }

  /** Presses what can be pressed on a page, and in what opens over it; opened anew after each press that did something. */
  async #pressAll(stop: Stop, missing: () => readonly string[]): Promise<void> {
    await this.page.goto(stop.at);
    await this.#settle();
    for (let turn = 0; turn < pressesOfAPage && missing().length > 0; turn++) {
      const before = await this.#shape();
      const pressed = await this.#pressNext(stop.path);
      if (!pressed) return;
      await this.#settle();
      if (addressOf(this.page.url()) !== stop.at) await this.#landed(`${stop.at} «${pressed}»`);
      else {
        await this.#gatherLinks(`${stop.at} «${pressed}»`);
        if ((await this.#shape()) === before) continue;
        // What opened has buttons of its own.
        for (let inner = 0; inner < 6 && (await this.page.locator(over).count()) > 0; inner++) {
          const further = await this.#pressNext(stop.path);
          if (!further) break;
          await this.#settle();
          if (addressOf(this.page.url()) !== stop.at) {
            await this.#landed(`${stop.at} «${pressed}» «${further}»`);
            break;
          }
          await this.#gatherLinks(`${stop.at} «${pressed}» «${further}»`);
        }
      }
      await this.page.goto(stop.at);
      await this.#settle();
    }
  }

  async #landed(from: string): Promise<void> {
    const at = addressOf(this.page.url());
    const path = this.pathOf(at);
    if (path !== undefined && this.#passesBy(path)) this.walked.reached.set(path, this.walked.reached.get(path) ?? from);
    else if (!this.#known.has(at) && path !== undefined) await this.#arrive(from);
  }

  /** Presses the first button that was not pressed yet; answers with its name. */
  async #pressNext(path: string): Promise<string | undefined> {
    // What lies over the page is answered first: the rest cannot be touched meanwhile.
    const isCovered = (await this.page.locator(over).count()) > 0;
    const buttons = this.page.locator(isCovered ? `:is(${over}) button` : 'button');
    const names = await buttons.evaluateAll((all) =>
      all.map((button) =>
        button instanceof HTMLButtonElement && !button.disabled && button.checkVisibility({ visibilityProperty: true })
          ? {
              name: (button.getAttribute('aria-label') ?? button.textContent ?? '').trim().slice(0, 60),
              frame: button.closest('main, dialog') === null,
            }
          : undefined,
      ),
    );
    // The frame's first: what stands on every page leads to the most of them.
    const inOrder = [...names.entries()].toSorted(([, a], [, b]) => Number(b?.frame ?? false) - Number(a?.frame ?? false));
    for (const [index, button] of inOrder) {
      if (!button || this.#leaveAlone.test(button.name)) continue;
      // A button of the frame is the same on every page.
      const key = `${button.frame ? '' : path} ${button.name}`;
      if (this.#pressed.has(key)) continue;
      this.#pressed.add(key);
      const done = await buttons
        .nth(index)
        .click({ timeout: 2_000 })
        .then(
          () => true,
          () => false,
        );
      // What opens may be fetched first: it is not there at the next look yet.
      if (done) {
        await this.page.waitForTimeout(350);
        return button.name;
      }
      this.#pressed.delete(key);
    }
    return undefined;
  }

  readonly #shape = (): Promise<string> =>
    this.page.evaluate(
      () =>
        `${document.querySelectorAll('dialog[open], [role="dialog"], [aria-expanded="true"]').length} ${document.body.innerText.length}`,
    );

  /** Until what the page asked for is there: two looks in a row find the same links, and no place is held for what comes. */
  async #settle(): Promise<void> {
    await this.page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
    let before = '';
    for (let look = 0; look < 20; look++) {
      const now = await this.page
        .evaluate(
          () =>
            `${location.href} ${document.querySelectorAll('a[href], button').length} ${document.querySelectorAll('.skeleton, [aria-busy="true"]').length}`,
        )
        .catch(() => '');
      if (now !== '' && now === before && now.endsWith(' 0')) return;
      before = now;
      await this.page.waitForTimeout(120);
    }
  }

  /** The path of the table in which an address stands; the one with the fewest params, if several fit. */
  pathOf(at: string): string | undefined {
    const { pathname } = new URL(at, 'http://school');
    const parts = pathname.split('/');
    return this.paths
      .filter((path) => {
        const own = path.split('/');
        return (
          own.length === parts.length && own.every((part, index) => (part.startsWith('$') ? parts[index] !== '' : part === parts[index]))
        );
      })
      .toSorted((one, other) => one.split('$').length - other.split('$').length)[0];
  }
}

const addressOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
};
