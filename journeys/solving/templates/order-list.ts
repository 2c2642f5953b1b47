import { card, check, type Solver } from '../presses.ts';

export const solve: Solver<'order-list'> = async (given) => {
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
};
