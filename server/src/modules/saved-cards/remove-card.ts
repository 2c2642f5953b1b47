import { Refusal } from '#platform/refusal';

import { endTopUp } from './end-top-up.ts';
import type { Tools } from './tools.ts';

/** Cards that are forgotten at their providers in one run: the job comes again in ten minutes. */
const batch = 50;

/** A family takes a card off: from now on nothing is charged to it. Its provider is asked afterwards, until it has forgotten it. */
export const removeCard =
  (tools: Tools) =>
  async (familyId: string, cardId: string): Promise<void> => {
    await tools.db.inTransaction(async () => {
      await tools.ledger.lockFamily(familyId);
      const card = await tools.cards.find(cardId);
      if (card?.familyId !== familyId) throw new Refusal('payments.card_not_found');
      // Before the card: what was told is told of it.
      const topUp = await tools.topUps.of(familyId);
      if (topUp?.ended === null && topUp.cardId === cardId) await endTopUp(tools, topUp, 'family');
      await tools.cards.remove(cardId, tools.clock.now());
      await tools.realtime.changed(`users/${familyId}`);
    });
    await forgetRemoved(tools)();
  };

/** The family leaves the school: all of its cards are taken off. */
export const leaveForGood =
  (tools: Tools) =>
  (familyId: string): Promise<void> =>
    tools.db.inTransaction(async () => {
      const { ledger, cards, clock, topUps } = tools;
      await ledger.lockFamily(familyId);
      const topUp = await topUps.of(familyId);
      if (topUp?.ended === null) await endTopUp(tools, topUp, 'family');
      for (const { cardId } of await cards.ofFamily(familyId)) await cards.remove(cardId, clock.now());
    });

/** The job: what was taken off is forgotten at its provider. One that does not answer is asked again; nothing is charged meanwhile. */
export const forgetRemoved = (tools: Tools) => async (): Promise<void> => {
  for (const { cardId, provider: code, token } of await tools.cards.toForget(batch)) {
    const provider = tools.providers.find((known) => known.code === code);
    try {
      await provider?.forgetCard?.(token);
      await tools.cards.forgotten(cardId);
    } catch (fault) {
      tools.onFault(fault, `forgetting a card at ${code}`);
    }
  }
};
