import { paymentsLimits } from '@school/contract/payments/limits';

import type { OrderRecord, ReceivedMoney } from '#modules/payments';
import { newId } from '#platform/ids';

import type { CardRecord } from './cards.store.ts';
import type { Tools } from './tools.ts';

/**
 * The card came with the payment of an order whose family had agreed that it is kept. The same card saved again takes the place of
 * the one before, and one too many that of the oldest. Inside the transaction that keeps the payment.
 */
export const keepCard =
  ({ cards, topUps, clock, realtime }: Tools) =>
  async ({ orderId, familyId, keepsCard }: OrderRecord, { provider, kept }: Pick<ReceivedMoney, 'provider' | 'kept'>): Promise<void> => {
    if (!kept || keepsCard === null) return;
    const now = clock.now();
    const { token, brand, lastFour, expires } = kept;
    const card = { cardId: newId(), familyId, provider, token, brand, lastFour, expires, orderId, savedAt: now };
    const before = await cards.ofFamily(familyId);
    const others = before.filter((known) => !isSameCard(known, card));
    const leave = [...before.filter((known) => isSameCard(known, card)), ...others.slice(paymentsLimits.savedCards - 1)];
    for (const { cardId } of leave) await cards.remove(cardId, now);
    await cards.add({ ...card, consentedBy: keepsCard.by, consentedAt: Temporal.Instant.from(String(keepsCard.at)) });
    const [same] = before.filter((known) => isSameCard(known, card));
    if (same) await topUps.byCard(familyId, { from: same.cardId, to: card.cardId });
    await realtime.changed(`users/${familyId}`);
  };

/** By all that may be known of a card, it is one: a provider names it anew each time it is saved. */
const isSameCard = (known: CardRecord, card: Omit<CardRecord, 'refusedAt' | 'consentedBy' | 'consentedAt'>): boolean =>
  known.provider === card.provider && known.brand === card.brand && known.lastFour === card.lastFour && known.expires === card.expires;
