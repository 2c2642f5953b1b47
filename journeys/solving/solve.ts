import type { AnswerOf } from '@school/contract/playbooks/answers';
import type { TaskOf, TemplateCode } from '@school/contract/playbooks/tasks';

import type { Words } from '../words.ts';
import { drawByFinger, type Hands, type Spot } from './hands.ts';

/** What is given to solve a task: the task as it is shown, what is right in it (null: nothing is), and the words of its buttons. */
interface Given<Code extends TemplateCode> {
  hands: Hands;
  task: TaskOf<Code>;
  right: AnswerOf<Code>;
  t: Words;
}

type Solvers = { [Code in TemplateCode]: (given: Given<Code>) => Promise<void> };

const at = (cards: readonly { id: string }[], id: string) => cards.findIndex((card) => card.id === id);
const card = ({ page }: Hands, index: number) => page.locator('main .kid-card').nth(index);
const inTray = ({ page }: Hands, index: number) => page.locator('main .kid-tray button').nth(index);
const named = ({ page }: Hands, name: string) => page.locator('main').getByRole('button', { name, exact: true });
const check = ({ hands, t }: { hands: Hands; t: Words }) => hands.press(named(hands, t.player.check));

/** Each thing from the tray to its place: first the thing, then the place. */
async function place(
  hands: Hands,
  items: readonly { id: string }[],
  pairs: readonly (readonly [item: string, place: number])[],
): Promise<void> {
  const waiting = items.map(({ id }) => id);
  for (const [item, where] of pairs) {
    await hands.press(inTray(hands, waiting.indexOf(item)));
    await hands.put(hands.page.locator('main .kid-place').nth(where).locator('button').first());
    waiting.splice(waiting.indexOf(item), 1);
  }
}

const chosen = async (hands: Hands, cards: readonly { id: string }[], ids: readonly string[]) => {
  for (const id of ids) await hands.press(card(hands, at(cards, id)));
};
const squares = async (hands: Hands, cells: readonly number[]) => {
  for (const cell of cells) await hands.square(cell);
};

/** What a child presses to solve a task of each template. A template without a line here does not compile. */
const solvers: Solvers = {
  // A notice for grown-ups above it may be closed with the same word.
  slide: ({ hands, t }) => hands.press(named(hands, t.tasks.gotIt).last()),
  'choice-one': ({ hands, task, right }) => chosen(hands, task.options, [right.choice]),
  async 'choice-many'(given) {
    await chosen(given.hands, given.task.options, given.right.choices);
    await check(given);
  },
  'true-false': ({ hands, right }) => hands.press(card(hands, right.yes ? 0 : 1)),
  async 'match-pairs'(given) {
    const { hands, task, right } = given;
    await place(
      hands,
      task.right,
      right.pairs.map(([left, other]) => [other, at(task.left, left)]),
    );
    await check(given);
  },
  async 'sort-bins'(given) {
    const { hands, task, right } = given;
    await place(
      hands,
      task.items,
      right.pairs.map(([item, bin]) => [item, at(task.bins, bin)]),
    );
    await check(given);
  },
  async 'order-list'(given) {
    const { hands, task, right } = given;
    const order = task.items.map(({ id }) => id);
    for (const [to, id] of right.order.entries()) {
      const from = order.indexOf(id);
      if (from === to) continue;
      await hands.press(card(hands, from));
      await hands.press(card(hands, to));
      order.splice(to, 0, ...order.splice(from, 1));
    }
    await check(given);
  },
  async 'build-tiles'(given) {
    const { hands, task, right } = given;
    const left = task.tiles.map(({ id }) => id);
    for (const id of right.order) {
      await hands.press(inTray(hands, left.indexOf(id)));
      left.splice(left.indexOf(id), 1);
    }
    await check(given);
  },
  async 'type-number'(given) {
    const { hands, right } = given;
    for (const [field, number] of right.numbers.entries()) {
      if (right.numbers.length > 1) await hands.press(hands.page.locator('main button.kid-card[aria-pressed]').nth(field));
      else await card(hands, 0).waitFor();
      await hands.digits(number ?? 0);
    }
    await check(given);
  },
  async 'type-text'(given) {
    await given.hands.write(given.hands.page.locator('main input'), given.right.text);
    await check(given);
  },
  async 'gaps-choice'(given) {
    const { hands, task, right } = given;
    const gaps = task.pieces.flatMap((piece) => ('gap' in piece ? [piece] : []));
    for (const [where, gap] of gaps.entries()) {
      const [, option = ''] = right.pairs.find(([one]) => one === gap.gap) ?? [];
      await hands.press(hands.page.locator('main p button[aria-pressed]').nth(where));
      await hands.press(inTray(hands, at(gap.options, option)));
    }
    await check(given);
  },
  async 'gaps-drag'(given) {
    const { hands, task, right } = given;
    const gaps = task.pieces.flatMap((piece) => ('gap' in piece ? [piece.gap] : []));
    await place(
      hands,
      task.bank,
      right.pairs.map(([gap, word]) => [word, gaps.indexOf(gap)]),
    );
    await check(given);
  },
  async hottext(given) {
    const { hands, task, right } = given;
    const marks = task.pieces.flatMap((piece) => ('id' in piece ? [piece.id] : []));
    const field = hands.page.getByRole('group', { name: given.t.tasks.toMark });
    for (const id of right.marked) await hands.press(field.locator('button').nth(marks.indexOf(id)));
    await check(given);
  },
  async hotspot(given) {
    await chosen(given.hands, given.task.spots, given.right.marked);
    if (given.task.choose > 1) await check(given);
  },
  async 'grid-paint'(given) {
    await squares(given.hands, given.right.cells);
    await check(given);
  },
  async 'number-line'(given) {
    const { hands, task, right, t } = given;
    const { page } = hands;
    const line = page.getByRole('slider', { name: t.tasks.numberLine });
    if (hands.means === 'touch') {
      const svg = page.locator('main svg[viewBox="0 0 360 120"]');
      const box = await svg.boundingBox();
      if (!box) throw new Error('no number line');
      await svg.tap({
        position: { x: ((20 + ((right.value - task.min) / (task.max - task.min)) * 320) / 360) * box.width, y: box.height / 2 },
      });
    } else {
      await line.waitFor();
      for (let steps = 0; steps < 60 && !(await line.evaluate((input) => input === document.activeElement)); steps++)
        await page.keyboard.press('Tab');
      for (let value = task.min; value < right.value; value += task.step) await page.keyboard.press('ArrowRight');
      if (right.value === task.min) for (const key of ['ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
    }
    await check(given);
  },
  async 'clock-set'(given) {
    const { hands, task, right, t } = given;
    const times = async (count: number, name: string, key: string) => {
      for (let turn = 0; turn < count; turn++)
        await (hands.means === 'keyboard' ? hands.page.keyboard.press(key) : hands.press(named(hands, name)));
    };
    await named(hands, t.tasks.hourOn).waitFor();
    await times(right.hours % 12, t.tasks.hourOn, 'ArrowUp');
    await times(right.minutes / task.stepMinutes, t.tasks.minutesOn, 'ArrowRight');
    await check(given);
  },
  async 'coins-pay'(given) {
    const { hands, right, t } = given;
    for (const coin of right.coins) await hands.press(named(hands, t.tasks.coin(coin)));
    await check(given);
  },
  async 'table-fill'(given) {
    const { hands, task, right } = given;
    for (const [row, numbers] of right.cells.entries())
      for (const [column, number] of numbers.entries()) {
        await hands.press(hands.page.locator('main tbody button').nth(row * task.columns.length + column));
        await hands.digits(number ?? 0);
      }
    await check(given);
  },
  async 'memory-pairs'({ hands, task, right }) {
    for (const [one, other] of right.flips) {
      await hands.press(card(hands, at(task.cards, one)));
      await hands.press(card(hands, at(task.cards, other)));
      // The school says that they belong together before the next two are turned.
      await hands.page.locator(`main .kid-card:nth-child(${at(task.cards, other) + 1})[data-mark=right]`).waitFor();
    }
  },
  async 'word-grid'(given) {
    for (const word of given.right.found) await squares(given.hands, [word[0] ?? 0, word.at(-1) ?? 0]);
    await check(given);
  },
  async 'sudoku-grid'(given) {
    const { hands, task, right } = given;
    for (const [cell, number] of right.cells.entries()) {
      if (task.cells[cell] !== null) continue;
      await hands.square(cell);
      await hands.digits(number ?? 0);
    }
    await check(given);
  },
  async 'path-program'({ hands, right, t }) {
    for (const step of right.steps) await hands.press(named(hands, t.tasks.arrows[step]));
    await hands.press(named(hands, t.tasks.run));
  },
  async 'tower-moves'({ hands, right }) {
    for (const [from, to] of right.moves) {
      await hands.press(card(hands, from));
      await hands.press(card(hands, to));
    }
  },
  async trace(given) {
    const { hands, task, t } = given;
    const { page } = hands;
    if (hands.means === 'touch') {
      await drawByFinger(page, await onScreen(hands, t.tasks.traceFigure(task.glyph), task.strokes));
      return;
    }
    await hands.press(named(hands, t.tasks.traceByOrder));
    // The choices are mixed; each shows its own stroke.
    for (const stroke of task.strokes) await hands.press(page.locator(`main .kid-tray button:has(path:nth-of-type(2)[d="${stroke}"])`));
    await check(given);
  },
  async 'read-aloud'({ hands, task, t }) {
    const lines = task.stimulus?.kind === 'passage' ? task.stimulus.lines.length : 1;
    for (let line = 1; line < lines; line++) await hands.press(named(hands, t.tasks.nextLine));
    await hands.press(named(hands, t.tasks.readDone));
  },
  async say({ hands, t }) {
    await hands.press(named(hands, t.tasks.sayBegin));
    await hands.press(named(hands, t.tasks.sayDone));
  },
  async 'long-text'({ hands, task, t }) {
    await hands.write(hands.page.locator('main textarea'), Array.from({ length: task.leastWords }, () => 'мяу').join(' '));
    await hands.press(named(hands, t.tasks.sendText));
  },
  'story-choice': ({ hands }) => hands.press(card(hands, 0)),
  poll: ({ hands }) => hands.press(card(hands, 0)),
  async flashcards({ hands, task, t }) {
    for (const _ of task.cards) {
      await hands.press(card(hands, 0));
      await hands.press(named(hands, t.tasks.knew));
    }
  },
  async 'spot-difference'(given) {
    await squares(given.hands, given.right.marked);
    await check(given);
  },
  async draw({ hands, t }) {
    const sheet = hands.page.getByRole('img', { name: t.tasks.drawing(0) });
    if (hands.means === 'keyboard') await hands.press(named(hands, t.tasks.addCircle));
    else {
      await sheet.scrollIntoViewIfNeeded();
      const box = await sheet.boundingBox();
      if (!box) throw new Error('no sheet');
      const spot = (share: number): Spot => ({ x: box.x + box.width * share, y: box.y + box.height * (0.2 + 0.6 * share * share) });
      await drawByFinger(hands.page, [Array.from({ length: 12 }, (_, step) => spot(0.1 + step * 0.07))]);
    }
    await hands.press(named(hands, t.tasks.drawDone));
  },
};

/** Strokes (SVG paths in the figure's own box) as a finger follows them, in pixels of the window. */
async function onScreen({ page }: Hands, name: string, strokes: readonly string[]): Promise<Spot[][]> {
  const figure = page.getByRole('img', { name, exact: true });
  await figure.scrollIntoViewIfNeeded();
  return figure.evaluate((svg, paths) => {
    const matrix = (svg as unknown as SVGSVGElement).getScreenCTM();
    return paths.map((d) => {
      const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      path.setAttribute('d', d);
      const length = path.getTotalLength();
      const steps = Math.max(2, Math.ceil(length / 4));
      return Array.from({ length: steps + 1 }, (_, step) => {
        const { x, y } = new DOMPoint(...point(path, (step / steps) * length)).matrixTransform(matrix ?? undefined);
        return { x, y };
      });
    });
    function point(path: SVGPathElement, along: number): [number, number] {
      const { x, y } = path.getPointAtLength(along);
      return [x, y];
    }
  }, strokes);
}

/** Solves a task with these hands. */
export const solve = <Code extends TemplateCode>(code: Code, given: Given<Code>): Promise<void> => solvers[code](given);

export const templateCodes = Object.keys(solvers) as TemplateCode[];
