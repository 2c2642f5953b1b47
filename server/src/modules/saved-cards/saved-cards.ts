import type { SavedCard } from '@school/contract/payments/shapes';

import type { Payments } from '#modules/payments';
import type { Db } from '#platform/db';
import { insist, Refusal } from '#platform/refusal';

import { agreeTopUp, showTopUp, switchTopUpOff } from './agree-top-up.ts';
import { type CardRecord, createCardStore } from './cards.store.ts';
import { keepCard } from './keep-card.ts';
import { forgetRemoved, leaveForGood, removeCard } from './remove-card.ts';
import { runTopUps } from './run-top-ups.ts';
import { mayCharge, stateOf } from './rules/card.ts';
import type { Tools } from './tools.ts';
import { createTopUpStore } from './top-ups.store.ts';

type SavedCardsGiven = Omit<Tools, 'db' | 'orders' | 'attempts' | 'applyPayment' | 'providers' | 'cards' | 'topUps'> & {
  db: Db;
  payments: Pick<Payments, 'plug' | 'providers' | 'orders' | 'attempts' | 'applyPayment' | 'areOnTheirWay' | 'siblingOff'>;
};

/** Cards that families have saved (docs/rules/payments.md#saved-cards). */
export function createSavedCards({ db, payments, ...given }: SavedCardsGiven) {
  const { orders, attempts, applyPayment, providers } = payments;
  const stores = { cards: createCardStore(db), topUps: createTopUpStore(db) };
  const tools: Tools = { ...given, db, payments, orders, attempts, applyPayment, providers, ...stores };
  const { cards, clock } = tools;
  const list = async (familyId: string): Promise<SavedCard[]> => (await cards.ofFamily(familyId)).map((card) => view(card, clock.now()));
  payments.plug({
    cards: {
      keep: keepCard(tools),
      ofFamily: list,
      async insistChargeable(familyId, cardId) {
        const card = await cards.find(cardId);
        if (card?.familyId !== familyId) throw new Refusal('payments.card_not_found');
        insist(mayCharge(card, clock.now()));
        return { provider: card.provider };
      },
      tokenOf: async (cardId) => (await cards.find(cardId))?.token ?? undefined,
      charged: (cardId, end) => cards.refused(cardId, end === 'paid' ? null : clock.now()),
    },
  });
  return {
    list: async (familyId: string) => ({ cards: await list(familyId) }),
    async remove(familyId: string, cardId: string) {
      await removeCard(tools)(familyId, cardId);
      return { cards: await list(familyId) };
    },
    topUp: showTopUp(tools),
    async agreeTopUp(...asked: Parameters<ReturnType<typeof agreeTopUp>>) {
      await agreeTopUp(tools)(...asked);
      return showTopUp(tools)(asked[0].customerId);
    },
    async switchTopUpOff(familyId: string) {
      await switchTopUpOff(tools)(familyId);
      return showTopUp(tools)(familyId);
    },
    /** The job, every ten minutes. */
    runTopUps: runTopUps(tools),
    leaveForGood: leaveForGood(tools),
    /** The job, every ten minutes. */
    forgetRemoved: forgetRemoved(tools),
  };
}

const view = ({ cardId, provider, brand, lastFour, expires, savedAt, refusedAt }: CardRecord, now: Temporal.Instant): SavedCard => ({
  cardId,
  provider,
  brand,
  lastFour,
  expires,
  state: stateOf({ expires, refusedAt }, now),
  savedAt: savedAt.toString(),
});

export type SavedCards = ReturnType<typeof createSavedCards>;
