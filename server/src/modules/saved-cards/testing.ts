import type { Order, SavedCard } from '@school/contract/payments/shapes';

import { openSchool } from '../../testing.ts';
import type { Choice } from '../../sandbox/bank/choices.ts';
import { choose, openTill } from '../payments/testing.ts';

/** A family that has paid a package by a card and had it saved; later charges of it end as the choice says. */
export async function haveSavedCard(choice: Choice = 'succeed') {
  const school = await openSchool();
  await school.http.listen({ host: '127.0.0.1', port: 0 });
  const till = await openTill(school);
  const first = await till.order('individual-8', { saveCard: true });
  await choose(school, first.checkoutUrl, choice);
  const cards = async (): Promise<SavedCard[]> => (await till.calls.get('/payment/cards')).body.cards;
  const [card] = await cards();
  if (!card) throw new Error('The card was not saved');
  return {
    school,
    till,
    cards,
    card,
    /** One tap. */
    tap: (more: object = {}): Promise<Order> => till.order('individual-8', { cardId: card.cardId, ...more }),
    /** The bank tells, and the school listens. */
    hear: async () => {
      await school.sandbox.work();
      await school.outbox.drain();
    },
    pass: (duration: Temporal.DurationLike) => school.clock.set(school.clock.now().add(duration)),
  };
}
